import { type Context, Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import {
  type Member,
  sessionLifetimeMs,
} from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { LiveHub } from '#server/backends/main/platform/live/live-hub.ts'
import { positionOf } from '#server/backends/main/platform/live/live-position.ts'
import { readChanges } from '#server/backends/main/platform/live/read-changes.service.ts'
import {
  liveChangesSchema,
  liveEventSchema,
  liveQuerySchema,
  liveStreamHeaders,
} from '#server/contract/live.schema.ts'

/** The session comes from the access token, so no position leads to another member's events. */
export function createLiveRoutes(context: MainContext, hub: LiveHub) {
  const limit = (c: Context<{ Variables: { member: Member } }>) =>
    limitRate(context, 'openLive', { client: clientOf(c), account: c.get('member').user.id })
  return new Hono()
    .get(
      '/v1/live',
      documentCall({
        does: 'Streams the member’s events as server-sent events.',
        answers: liveEventSchema,
      }),
      requireMember(context),
      validate('query', liveQuerySchema),
      async (c) => {
        const { user, sessionId, signedInAt } = c.get('member')
        await limit(c)
        const after = c.req.header('last-event-id') || c.req.valid('query').after
        const sessionEndsAt = later(signedInAt, sessionLifetimeMs)
        const reader = { userId: user.id, sessionId, sessionEndsAt }
        const body = await hub.open(reader, after ? positionOf(after) : undefined)
        return new Response(body, { headers: liveStreamHeaders })
      },
    )
    .get(
      '/v1/live/changes',
      documentCall({
        does: 'Returns the member’s events since a position, for a reader without a stream.',
        answers: liveChangesSchema,
      }),
      requireMember(context),
      validate('query', liveQuerySchema),
      async (c) => {
        await limit(c)
        const { after } = c.req.valid('query')
        const position = after ? positionOf(after) : undefined
        const reader = { userId: c.get('member').user.id, after: position }
        return c.json({ data: await readChanges(context, reader) })
      },
    )
}
