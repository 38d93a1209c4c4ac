import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { lastPlannableDay } from '#server/backends/main/tracker/foods/plannable-day.ts'
import type { Clock } from '#server/clock.ts'
import { trackerExportSchema } from '#server/contract/tracker-export.schema.ts'
import { importedSchema, trackerImportSchema } from '#server/contract/tracker-import.schema.ts'
import { importTracker } from './import.service.ts'
import { previewImport } from './preview-import.service.ts'
import { exportTracker } from './tracker-export.service.ts'

/** Export and import of a whole tracker. */
export function createPortabilityRoutes(context: MainContext) {
  const importSchema = importableNow(context.clock)
  return new Hono()
    .get(
      '/v1/trackers/:id/export',
      documentCall({
        does: 'Exports every entry of a tracker.',
        answers: trackerExportSchema,
      }),
      requireMember(context),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'exportTracker', { client: clientOf(c), account: member.user.id })
        return c.json({ data: await exportTracker(context, member, trackerId) })
      },
    )
    .post(
      '/v1/trackers/:id/import',
      documentCall({
        does: 'Imports many rows into a tracker, all or none.',
        answers: importedSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', importSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'importTracker', { client: clientOf(c), account: member.user.id })
        const rows = c.req.valid('json')
        return c.json({ data: await importTracker(context, member, { trackerId, rows }) })
      },
    )
    .post(
      '/v1/trackers/:id/import/preview',
      documentCall({
        does: 'Counts the rows of an import that exist already.',
        answers: importedSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', importSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'previewImport', { client: clientOf(c), account: member.user.id })
        const rows = c.req.valid('json')
        return c.json({ data: await previewImport(context, member, { trackerId, rows }) })
      },
    )
}

/** Accepts an import whose days exist; only planned days may lie ahead. */
function importableNow(clock: Clock) {
  const hasBegun = (day: string) => isCalendarDay(day) && day <= latestDayOnEarth(clock.now())
  return v.pipe(
    trackerImportSchema,
    v.check(({ weights, measurements, foodEntries, plannedFoods, goals }) => {
      const days = [
        ...[...weights, ...measurements].map(({ measuredOn }) => measuredOn),
        ...foodEntries.map(({ eatenOn }) => eatenOn),
        ...goals.map(({ startsOn }) => startsOn),
        ...goals.map(({ startsOn, endedOn }) => endedOn ?? startsOn),
      ]
      const last = lastPlannableDay(clock.now())
      return (
        days.every(hasBegun) &&
        plannedFoods.every(({ plannedOn }) => isCalendarDay(plannedOn) && plannedOn <= last)
      )
    }),
  )
}
