import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { measureSchema } from '#server/contract/measurement.schema.ts'
import { findMeasuredDay, findSeries } from './measurements.server.ts'

const ofTracker = { trackerId: pathIdSchema }

export const getMeasuredDay = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ ...ofTracker, day: isoDateSchema })))
  .handler(({ data, context }) => findMeasuredDay(context, data))

export const getSeries = createServerFn({ method: 'GET' })
  .validator(
    inputOf(
      v.object({
        ...ofTracker,
        measure: measureSchema,
        from: v.optional(isoDateSchema),
        to: isoDateSchema,
      }),
    ),
  )
  .handler(({ data, context }) => findSeries(context, data))
