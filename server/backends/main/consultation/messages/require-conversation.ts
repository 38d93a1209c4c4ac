import { createMiddleware } from 'hono/factory'
import { requirePracticeSession } from '#server/backends/main/consultation/practices/practice-session.service.ts'
import { practiceTokenOf } from '#server/backends/main/consultation/practices/require-practice.ts'
import { readBearer } from '#server/backends/main/identity/auth/require-member.ts'
import { identify, type Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import type { LimitName } from '#server/backends/main/platform/http/rate-limits.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import { findSide } from './conversation.repository.ts'

/** A conversation and which of its two sides calls. */
export type OwnSide = { conversationId: string; side: ConversationSide }

/**
 * Rejects calls of anybody but the two sides, as for an unknown id. The limits count before, so that
 * ids cannot be guessed quickly. A nutritionist needs the second factor.
 */
export function requireConversation(context: MainContext, ...limits: LimitName[]) {
  return createMiddleware<{ Variables: { member: Member; own: OwnSide } }>(async (c, next) => {
    const member = await identify(context, readBearer(c.req.header('authorization')))
    c.set('member', member)
    for (const limit of limits)
      await limitRate(context, limit, { client: clientOf(c), account: member.user.id })
    const conversationId = readPathId(c.req.param('id') ?? '', 'ERR_NO_CONVERSATION')
    const side = await findSide(context.db, { conversationId, userId: member.user.id })
    if (!side) throw new MainFailure('ERR_NO_CONVERSATION')
    if (side === 'nutritionist') await requirePracticeSession(context, member, practiceTokenOf(c))
    c.set('own', { conversationId, side })
    await next()
  })
}
