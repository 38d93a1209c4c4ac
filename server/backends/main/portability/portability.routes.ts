import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/auth/require-member.ts'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/calendar-day.ts'
import { clientOf } from '#server/backends/main/http/caller.ts'
import { documentCall } from '#server/backends/main/http/document-call.ts'
import { limitRate } from '#server/backends/main/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/http/path-id.ts'
import { validate } from '#server/backends/main/http/validate.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { trackerExportSchema } from '#server/contract/tracker-export.schema.ts'
import { importedSchema, trackerImportSchema } from '#server/contract/tracker-import.schema.ts'
import { exportTracker } from './export.service.ts'
import { importTracker } from './import.service.ts'

/** What takes a whole tracker out, and brings one in. */
export function createPortabilityRoutes(parts: MainParts) {
  const hasBegun = (day: string) => isCalendarDay(day) && day <= latestDayOnEarth(parts.clock.now())
  const begunSchema = v.pipe(
    trackerImportSchema,
    v.check(({ weights, measurements, foodEntries }) =>
      [
        ...[...weights, ...measurements].map(({ measuredOn }) => measuredOn),
        ...foodEntries.map(({ eatenOn }) => eatenOn),
      ].every(hasBegun),
    ),
  )
  return new Hono()
    .get(
      '/v1/trackers/:id/export',
      documentCall({
        does: 'Gives everything that was written down in a tracker.',
        answers: trackerExportSchema,
      }),
      requireMember(parts),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(parts, 'exportTracker', { client: clientOf(c), account: member.user.id })
        return c.json({ data: await exportTracker(parts, member, trackerId) })
      },
    )
    .post(
      '/v1/trackers/:id/import',
      documentCall({
        does: 'Keeps many weights, measurements and meals at once, or none of them.',
        answers: importedSchema,
      }),
      requireMember(parts),
      validate('json', begunSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(parts, 'importTracker', { client: clientOf(c), account: member.user.id })
        const rows = c.req.valid('json')
        return c.json({ data: await importTracker(parts, member, { trackerId, rows }) })
      },
    )
}
