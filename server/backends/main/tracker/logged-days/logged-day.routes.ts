import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import { loggedDayListSchema, loggedDayQuerySchema } from '#server/contract/logged-day.schema.ts'
import { listLoggedDays } from './logged-day.repository.ts'

export function createLoggedDayRoutes(context: MainContext) {
  return new Hono().get(
    '/v1/trackers/:id/logged-days',
    documentCall({
      does: 'Lists the days with entries between two days, oldest first.',
      answers: loggedDayListSchema,
    }),
    requireMember(context),
    validate('query', loggedDayQuerySchema),
    async (c) => {
      const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
      await requireTracker(context.db, { trackerId, userId: c.get('member').user.id })
      return c.json({
        data: await listLoggedDays(context.db, { trackerId, ...c.req.valid('query') }),
      })
    },
  )
}
