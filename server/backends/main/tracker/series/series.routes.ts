import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { isCalendarDay } from '#server/backends/main/platform/calendar-day.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import {
  latestEntriesSchema,
  seriesQuerySchema,
  seriesSchema,
} from '#server/contract/series.schema.ts'
import { latestMeasurements, latestWeight } from './latest-entries.repository.ts'
import { readSeries } from './series.service.ts'

const calendarQuerySchema = v.pipe(
  seriesQuerySchema,
  v.check(({ from, to }) => isCalendarDay(to) && (from === undefined || isCalendarDay(from))),
)

export function createSeriesRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/trackers/:id/series',
      documentCall({
        does: 'Returns one measure over time by day, week or month, with its latest entries.',
        answers: seriesSchema,
      }),
      requireMember(context),
      validate('query', calendarQuerySchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await requireTracker(context.db, { trackerId, userId: c.get('member').user.id })
        const { measure, from, to, points, entries } = c.req.valid('query')
        const data = await readSeries(context, {
          trackerId,
          measure,
          from,
          to,
          pointCount: Number(points),
          entryCount: Number(entries),
        })
        return c.json({ data })
      },
    )
    .get(
      '/v1/trackers/:id/latest',
      documentCall({
        does: 'Returns the latest entry of each measure that has entries.',
        answers: latestEntriesSchema,
      }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await requireTracker(context.db, { trackerId, userId: c.get('member').user.id })
        const found = await Promise.all([
          latestWeight(context.db, trackerId),
          latestMeasurements(context.db, trackerId),
        ])
        return c.json({ data: found.flat() })
      },
    )
}
