import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { idSchema } from '#server/contract/ids.schema.ts'
import { findChosenOrder } from './chosen-order.server.ts'

export const getChosenOrder = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ productServiceId: idSchema })))
  .handler(({ data, context }) => findChosenOrder(context, data))
