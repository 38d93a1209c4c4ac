import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { syncAnswerSchema, syncRequestSchema } from '#server/contract/sync.schema.ts'
import { syncTracker } from './sync.service.ts'

export function createSyncRoutes(context: MainContext) {
  return new Hono().post(
    '/v1/trackers/:id/sync',
    documentCall({
      does: 'Applies a device’s changes, each once, and returns the open conflicts.',
      answers: syncAnswerSchema,
    }),
    requireMember(context),
    validate('json', syncRequestSchema),
    async (c) => {
      const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
      const sent = c.req.valid('json').operations
      return c.json({ data: await syncTracker(context, c.get('member'), { trackerId, sent }) })
    },
  )
}
