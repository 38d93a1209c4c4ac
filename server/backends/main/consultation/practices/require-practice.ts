import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readBearer } from '#server/backends/main/identity/auth/require-member.ts'
import { identify, type Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { practiceSessionHeader } from '#server/contract/practice-session.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findOwnPractice, lockOwnPractice } from './own-practice.repository.ts'
import { requirePracticeSession } from './practice-session.service.ts'

/**
 * Rejects calls without the account of a practice that is active or paused, and without the second
 * factor. Reads the rows on every call, so a right ends with its row.
 */
export function requirePractice(context: MainContext, { mustBeActive = false } = {}) {
  return createMiddleware<{ Variables: { member: Member; practice: PracticeRow } }>(
    async (c, next) => {
      const member = await identify(context, readBearer(c.req.header('authorization')))
      c.set('member', member)
      const practice = await findOwnPractice(context.db, member.user.id)
      if (!practice || (mustBeActive && practice.state !== 'active'))
        throw new MainFailure('ERR_NO_PRACTICE')
      await requirePracticeSession(context, member, practiceTokenOf(c))
      c.set('practice', practice)
      await next()
    },
  )
}

/** The token of the practice session that a call carries. */
export function practiceTokenOf(c: Context): string | undefined {
  return c.req.header(practiceSessionHeader)
}

/** Locks the practice of a call until its transaction ends. */
export async function requireLockedPractice(
  tx: Database,
  practice: PracticeRow,
): Promise<PracticeRow> {
  const locked = await lockOwnPractice(tx, practice)
  if (!locked) throw new MainFailure('ERR_NO_PRACTICE')
  return locked
}
