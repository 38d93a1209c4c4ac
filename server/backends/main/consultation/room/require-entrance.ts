import { createMiddleware } from 'hono/factory'
import { requirePracticeSession } from '#server/backends/main/consultation/practices/practice-session.service.ts'
import { practiceTokenOf } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { requireSeat } from './require-seat.ts'

/**
 * A nutritionist sees a room and enters it with the second factor. The call of who is inside goes on
 * when the practice session ends.
 */
export function requireEntrance(context: MainContext) {
  return createMiddleware<{ Variables: { member: Member } }>(async (c, next) => {
    const member = c.get('member')
    const id = readPathId(c.req.param('id') ?? '', 'ERR_NO_APPOINTMENT')
    const { side } = await requireSeat(context.db, { member, id })
    if (side === 'nutritionist') await requirePracticeSession(context, member, practiceTokenOf(c))
    await next()
  })
}
