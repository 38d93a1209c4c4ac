import { Hono } from 'hono'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { briefSchema, ownBriefSchema } from '#server/contract/brief.schema.ts'
import { openBrief, readOwnBrief } from './brief.service.ts'

export function createBriefRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/practice/clients/:id/brief',
      documentCall({
        does: 'Returns the brief of a client from the sections that they share, and records the look.',
        answers: briefSchema,
      }),
      requirePractice(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await openBrief(context, c.get('practice'), trackerId) })
      },
    )
    .get(
      '/v1/trackers/:id/brief',
      documentCall({
        does: 'Returns the brief that the member’s nutritionist sees, or null without care.',
        answers: ownBriefSchema,
      }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await readOwnBrief(context, c.get('member'), trackerId) })
      },
    )
}
