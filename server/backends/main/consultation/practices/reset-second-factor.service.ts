import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import { deleteFactors } from '#server/backends/main/staff/factors/factor.repository.ts'
import { tellFactorChange } from '#server/backends/main/staff/factors/tell-factor-change.ts'
import {
  endStaffSessions,
  findStaffMember,
} from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { lockPracticeBySlug } from './practice-invite.repository.ts'

/**
 * Deletes the second factor of a nutritionist, who sets up another at the next visit. The operator
 * checks first who asks.
 * @throws OperatorError if there is no such practice, it has no account, or the nutritionist is of the
 * staff
 */
export async function resetSecondFactor(
  context: MailContext & Pick<MainContext, 'db'>,
  slug: string,
): Promise<PracticeRow> {
  return context.db.transaction(async (tx) => {
    const practice = await lockPracticeBySlug(tx, slug)
    if (!practice) throw new OperatorError(`There is no practice ${slug}.`)
    const { userId, name } = practice
    if (userId === null) throw new OperatorError(`${name} has no account yet.`)
    if (await findStaffMember(tx, userId))
      throw new OperatorError(`${name} is of the staff. An owner makes a link at /admin/staf.`)
    await deleteFactors(tx, userId)
    await endStaffSessions(tx, { userId, at: context.clock.now() })
    await appendAuditEntry(context, tx, {
      ...{ action: 'factor_reset', actorKind: 'operator', actorId: '', subjectId: userId },
    })
    await tellFactorChange(context, tx, { userId, change: 'reset' })
    return practice
  })
}
