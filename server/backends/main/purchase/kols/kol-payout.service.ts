import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  askApproval,
  decideApproval,
  type Verdict,
} from '#server/backends/main/platform/approvals/approval.service.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeKolPaidMail } from '#server/backends/main/platform/mail/kol-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { closeTasks } from '#server/backends/main/platform/tasks/task.repository.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { KolPayoutWish } from '#server/contract/admin-kol.schema.ts'
import type { ApprovalRow } from '#server/db/main/approval.table.ts'
import type { KolPayoutRow } from '#server/db/main/kol-payout.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertKolPayout } from './kol-payout.repository.ts'
import { owedOf } from './owed-of.ts'
import { findStaffKol, lockKol, type StaffKol } from './staff-kol.repository.ts'

/**
 * Says that staff have paid the last statement of a KOL, and asks for a second person.
 * @throws MainFailure `ERR_NO_KOL`, `PERMISSION_NEEDED` to the KOL, `PAYOUT_NOT_POSSIBLE` if that much
 *   is not owed for the month, `TRANSFER_DAY_WRONG` if its day is after today or before the statement,
 *   `APPROVAL_PENDING`
 */
export async function askKolPayout(
  context: MainContext,
  act: StaffAct,
  { code, reason, ...facts }: KolPayoutWish & { code: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { account, owner } = await lockForPayout(context, tx, { code, actorId: act.actorId })
    const isPossible = facts.month === account.lastMonth && facts.amountRupiah <= owedOf(account)
    if (!isPossible) throw new MainFailure('PAYOUT_NOT_POSSIBLE')
    const { month, paidOn } = facts
    const isPast = paidOn <= dayInJakarta(context.clock.now())
    // The statement of a month is made after it.
    if (!isPast || paidOn.slice(0, 7) <= month) throw new MainFailure('TRANSFER_DAY_WRONG')
    const payload = { kolCode: code, ...facts }
    const wish = { subject: code, payload, requestedBy: act.actorId, reason }
    await askApproval(context, tx, { kind: 'kol_payout', ...wish })
    await appendStaffEntry(context, tx, act, { objectId: code, subjectId: owner.id, reason })
  })
}

/**
 * Decides about a payout. An approved one is recorded, and the KOL gets a mail.
 * @throws MainFailure as `decideApproval`, `PERMISSION_NEEDED` to the KOL, or `APPROVAL_OUTDATED` if
 *   less is owed by now
 */
export async function decideKolPayout(
  context: MainContext,
  act: StaffAct,
  verdict: Omit<Verdict, 'decidedBy'>,
): Promise<void> {
  const { approvalId, state } = verdict
  const decidedBy = act.actorId
  await context.db.transaction(async (tx) => {
    const kinds = ['kol_payout'] as const
    const approval = await decideApproval(context, tx, { ...verdict, decidedBy, kinds })
    const { subject: code } = approval
    const kol = await lockForPayout(context, tx, { code, actorId: decidedBy })
    if (state === 'approved') await record(context, tx, kol, approval)
    await appendStaffEntry(context, tx, act, { objectId: approvalId, subjectId: kol.owner.id })
  })
}

/** Closes the task of a KOL to whom nothing is owed any more. */
export async function closeSettledTask(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  code: string,
): Promise<void> {
  const now = clock.now()
  const found = await findStaffKol(tx, code, dayInJakarta(now))
  if (found && owedOf(found.account) === 0)
    await closeTasks(tx, { kinds: ['kol_payout'], subject: code, closedAt: now })
}

/** Returns the values of a payout as they were asked for. */
export function payoutFactsOf(payload: ApprovalRow['payload']) {
  return {
    month: String(payload.month),
    amountRupiah: Number(payload.amountRupiah),
    paidOn: String(payload.paidOn),
    reference: String(payload.reference),
    evidence: String(payload.evidence),
  }
}

async function record(
  context: MainContext,
  tx: Database,
  { kol: { code: kolCode }, owner, account }: StaffKol,
  { id: approvalId, payload }: ApprovalRow,
): Promise<void> {
  const facts = payoutFactsOf(payload)
  if (facts.amountRupiah > owedOf({ ...account, isLastPaid: false }))
    throw new MainFailure('APPROVAL_OUTDATED')
  const payout: KolPayoutRow = { kolCode, ...facts, approvalId, recordedAt: context.clock.now() }
  await insertKolPayout(tx, payout)
  await closeSettledTask(context, tx, kolCode)
  // A deleted account has no address.
  if (owner.deletedAt) return
  const { firstName, locale, email } = owner
  const to = { firstName, locale, productName: context.productName }
  const link = `${context.publicOrigin}/account#kol`
  await enqueueMail(context, tx, email, writeKolPaidMail(to, { ...payout, link }))
}

async function lockForPayout(
  { clock }: MainContext,
  tx: Database,
  { code, actorId }: { code: string; actorId: string },
): Promise<StaffKol> {
  if (!(await lockKol(tx, code))) throw new MainFailure('ERR_NO_KOL')
  const found = await findStaffKol(tx, code, dayInJakarta(clock.now()))
  if (!found) throw new MainFailure('ERR_NO_KOL')
  if (found.owner.id === actorId) throw new MainFailure('PERMISSION_NEEDED')
  return found
}
