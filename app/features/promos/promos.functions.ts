import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { readCurrentPromos, readPromo } from './promos.server.ts'

export const getCurrentPromos = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readCurrentPromos(context),
)

export const getPromo = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => readPromo(context, data.id))
