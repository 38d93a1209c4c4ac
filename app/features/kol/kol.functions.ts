import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { kolCodeSchema } from '#server/contract/kol.schema.ts'
import { findKol, readOwnKol } from './kol.server.ts'

export const getKol = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ code: kolCodeSchema })))
  .handler(({ data, context }) => findKol(context, data.code))

export const getOwnKol = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readOwnKol(context),
)
