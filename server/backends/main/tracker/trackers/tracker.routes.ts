import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  trackerListSchema,
  trackerSchema,
  weightDeletionSchema,
  weightEntrySchema,
} from '#server/contract/tracker.schema.ts'
import { requireTracker } from './require-tracker.ts'
import { deleteWeight, listTrackers } from './tracker.repository.ts'
import { readTracker, saveWeight } from './tracker.service.ts'

export function createTrackerRoutes(context: MainContext) {
  // The backend does not know the member's time zone, so a day counts once it has begun anywhere.
  const hasBegun = (day: string) =>
    isCalendarDay(day) && day <= latestDayOnEarth(context.clock.now())
  const measuredSchema = v.pipe(
    weightEntrySchema,
    v.forward(
      v.check(({ measuredOn }) => hasBegun(measuredOn)),
      ['measuredOn'],
    ),
  )
  return new Hono()
    .get(
      '/v1/trackers',
      documentCall({
        does: 'Lists the member’s trackers, newest first, without their weights.',
        answers: trackerListSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await listTrackers(context.db, c.get('member').user.id) }),
    )
    .get(
      '/v1/trackers/:id',
      documentCall({
        does: 'Returns one of the member’s trackers with its recent weights, oldest first.',
        answers: trackerSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await readTracker(context, c.get('member'), id) })
      },
    )
    .post(
      '/v1/trackers/:id/weights',
      documentCall({
        does: 'Saves the weight of a day, replacing an earlier one.',
        answers: weightEntrySchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', measuredSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const entry = c.req.valid('json')
        return c.json({ data: await saveWeight(context, c.get('member'), { trackerId, entry }) })
      },
    )
    .post(
      '/v1/trackers/:id/weights/delete',
      documentCall({ does: 'Deletes the weight of a day.', answers: v.null() }),
      requireMember(context),
      validate('json', weightDeletionSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await requireTracker(context.db, { trackerId, userId: c.get('member').user.id })
        await deleteWeight(context.db, { trackerId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
