import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import {
  measurementDeletionSchema,
  measurementListSchema,
  measurementQuerySchema,
  measurementSchema,
} from '#server/contract/measurement.schema.ts'
import { deleteMeasurement, listMeasurements, upsertMeasurement } from './measurement.repository.ts'

export function createMeasurementRoutes(context: MainContext) {
  const hasBegun = (day: string) =>
    isCalendarDay(day) && day <= latestDayOnEarth(context.clock.now())
  const measuredSchema = v.pipe(
    measurementSchema,
    v.forward(
      v.check(({ measuredOn }) => hasBegun(measuredOn)),
      ['measuredOn'],
    ),
  )
  const spanSchema = v.pipe(
    measurementQuerySchema,
    v.check(({ from, to }) => isCalendarDay(from) && isCalendarDay(to)),
  )
  return new Hono()
    .get(
      '/v1/trackers/:id/measurements',
      documentCall({
        does: 'Lists the measurements other than weight between two days, oldest first.',
        answers: measurementListSchema,
      }),
      requireMember(context),
      validate('query', spanSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await requireTracker(context.db, { trackerId, userId: c.get('member').user.id })
        const days = c.req.valid('query')
        return c.json({ data: await listMeasurements(context.db, { trackerId, ...days }) })
      },
    )
    .post(
      '/v1/trackers/:id/measurements',
      documentCall({
        does: 'Saves a measurement, replacing an earlier one with the same id.',
        answers: measurementSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', measuredSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const row = { trackerId, ...c.req.valid('json'), createdAt: context.clock.now() }
        const saved = await context.db.transaction(async (tx) => {
          await requireTracker(tx, { trackerId, userId: c.get('member').user.id })
          return upsertMeasurement(tx, row)
        })
        return c.json({ data: saved })
      },
    )
    .post(
      '/v1/trackers/:id/measurements/delete',
      documentCall({ does: 'Deletes a measurement.', answers: v.null() }),
      requireMember(context),
      validate('json', measurementDeletionSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await requireTracker(context.db, { trackerId, userId: c.get('member').user.id })
        await deleteMeasurement(context.db, { trackerId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
