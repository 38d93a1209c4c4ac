import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { measureSchema } from '#server/contract/measurement.schema.ts'
import { findMeasuredDay, findSeries } from './measurements.server.ts'

const ofTracker = { trackerId: pathIdSchema }
const daySchema = v.pipe(v.string(), v.isoDate())

export const getMeasuredDay = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ ...ofTracker, day: daySchema })))
  .handler(({ data, context }) => findMeasuredDay(context, data))

export const getSeries = createServerFn({ method: 'GET' })
  .validator(
    inputOf(
      v.object({
        ...ofTracker,
        measure: measureSchema,
        from: v.optional(daySchema),
        to: daySchema,
      }),
    ),
  )
  .handler(({ data, context }) => findSeries(context, data))
