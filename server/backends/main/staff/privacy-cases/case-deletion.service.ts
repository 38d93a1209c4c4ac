import {
  deleteForMember,
  type EndOfAccount,
} from '#server/backends/main/identity/account/deletion.service.ts'
import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  askApproval,
  decideApproval,
  type Verdict,
} from '#server/backends/main/platform/approvals/approval.service.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import { findStaffMember } from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { findAskedDeletion } from './case-deletion.repository.ts'
import { findCase } from './privacy-case.repository.ts'
import { appendCaseEvent, endCase, lockOpenCase } from './privacy-case.service.ts'

/**
 * Asks a second person to delete the account of a case.
 * @throws MainFailure `ERR_NO_CASE`, `CASE_CLOSED`, `ERR_NO_MEMBER`, `STAFF_ACCOUNT` or
 *   `APPROVAL_PENDING`
 */
export async function askDeletion(
  context: MainContext,
  act: StaffAct,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { kind, userId } = await lockOpenCase(tx, { id, register: 'request' })
    if (kind !== 'deletion') throw new MainFailure('ERR_NO_CASE')
    if (!(await findUser(tx, userId))) throw new MainFailure('ERR_NO_MEMBER')
    if (await findStaffMember(tx, userId)) throw new MainFailure('STAFF_ACCOUNT')
    const wish = { subject: id, requestedBy: act.actorId, reason }
    await askApproval(context, tx, { kind, ...wish, payload: { caseId: id, userId } })
    await appendStaffEntry(context, tx, act, { objectId: id, subjectId: userId, reason })
  })
}

type Decision = Omit<Verdict, 'decidedBy'> & { endOfAccount: EndOfAccount }

/**
 * Decides about the deletion of an account. An approved one takes effect at once, and closes the case:
 * the mail about the deletion is its answer.
 * @throws MainFailure as `decideApproval`, `STAFF_ACCOUNT`, `ERR_NO_MEMBER` or `CASE_CLOSED`
 */
export async function decideDeletion(
  context: MainContext,
  act: StaffAct,
  { endOfAccount, ...verdict }: Decision,
): Promise<void> {
  const { approvalId, state } = verdict
  const { actorId } = act
  await context.db.transaction(async (tx) => {
    const { subject: id } = await decideApproval(context, tx, {
      ...{ ...verdict, decidedBy: actorId },
      kinds: ['deletion'],
    })
    const { userId } = await requireCase(tx, id)
    if (state === 'approved') {
      if (await findStaffMember(tx, userId)) throw new MainFailure('STAFF_ACCOUNT')
      // The case is locked after the account, as in a deletion by the member.
      await deleteForMember(context, tx, { userId, staffId: actorId, endOfAccount })
      await lockOpenCase(tx, { id, register: 'request' })
      await appendCaseEvent(context, tx, act, { caseId: id, kind: 'letter', word: 'done' })
      const ending = { outcome: 'done', text: '', deletionApprovalId: approvalId } as const
      await endCase(context, tx, act, { id, ...ending })
    }
    await appendStaffEntry(context, tx, act, { objectId: approvalId, subjectId: userId })
  })
}

type Reader = { caseId: string; me: string }

export async function readAskedDeletion(
  { db, clock }: MainContext,
  { caseId, me }: Reader,
): Promise<PrivacyCase['deletion']> {
  const asked = await findAskedDeletion(db, { caseId, now: clock.now() })
  if (!asked) return null
  const { id: approvalId, reason, requestedAt, requestedBy } = asked.approval
  return {
    ...{ approvalId, reason, requestedBy: asked.name ?? '' },
    ...{ requestedAt: requestedAt.toISOString(), isMine: requestedBy === me },
  }
}

async function requireCase(tx: Database, id: string) {
  const found = await findCase(tx, { id, register: 'request' })
  if (!found) throw new MainFailure('ERR_NO_CASE')
  return found
}
