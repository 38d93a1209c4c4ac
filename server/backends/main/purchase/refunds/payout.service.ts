import { createHash } from 'node:crypto'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { askApproval } from '#server/backends/main/platform/approvals/approval.service.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeRefundTransferredMail } from '#server/backends/main/platform/mail/refund-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import { closeTasks } from '#server/backends/main/platform/tasks/task.repository.ts'
import { followPayment } from '#server/backends/main/purchase/payments/follow-payment.service.ts'
import { retainedRupiahOf } from '#server/backends/main/purchase/payments/payment-state.ts'
import {
  lockPurchase,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { PayoutWish } from '#server/contract/admin-refund.schema.ts'
import type { ApprovalRow } from '#server/db/main/approval.table.ts'
import type { RefundRow } from '#server/db/main/refund.table.ts'
import type { RefundAccountRow } from '#server/db/main/refund-account.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { forgetAccounts, insertPayout } from './payout.repository.ts'
import { findRefund, markPaidOut } from './refund.repository.ts'
import { listAccounts, lockRefundByHand, upsertAccount } from './refund-account.repository.ts'
import { surplusLeft } from './returned-refunds.service.ts'

const accountKeptMs = 90 * dayMs

/**
 * Says that staff have transferred a refund, and asks for a second person. The account is the one
 * that the member gave, unless staff name another.
 * @throws MainFailure `ERR_NO_REFUND`; `REFUND_NOT_POSSIBLE` if it waits for no transfer, or its money
 *   went back otherwise; `TRANSFER_DAY_WRONG` if its day is after today or before the request;
 *   `REFUND_ACCOUNT_NEEDED`, `APPROVAL_PENDING`
 */
export async function askPayout(
  context: MainContext,
  tx: Database,
  { refundId, requestedBy, account: named, reason, ...facts }: PayoutWish & { requestedBy: string },
): Promise<string> {
  const { refund, purchase } = await lockByHand(tx, refundId)
  if (refund.amountRupiah > (await leftFor(tx, refund, purchase)))
    throw new MainFailure('REFUND_NOT_POSSIBLE')
  const now = context.clock.now()
  const isPossible =
    facts.paidOn >= dayInJakarta(refund.requestedAt) && facts.paidOn <= dayInJakarta(now)
  if (!isPossible) throw new MainFailure('TRANSFER_DAY_WRONG')
  if (named) {
    const { bank, number, holder } = named
    await upsertAccount(tx, {
      ...{ refundId, userId: purchase.user.id, bank, holder },
      number: sealAtRest(context, number),
      lastDigits: number.slice(-4),
      givenAt: now,
    })
  }
  const account = (await listAccounts(tx, [refundId])).get(refundId)
  if (!account) throw new MainFailure('REFUND_ACCOUNT_NEEDED')
  const payload = {
    refundId,
    amountRupiah: refund.amountRupiah,
    ...facts,
    account: accountHashOf(account),
  }
  return askApproval(context, tx, {
    kind: 'payout',
    subject: refundId,
    payload,
    requestedBy,
    reason,
  })
}

/**
 * Records an approved payout: the refund is paid back, the payment follows, and the member gets a
 * mail. The caller decides the approval in the same transaction.
 * @throws MainFailure `REFUND_NOT_POSSIBLE`, or `APPROVAL_OUTDATED` if the account has changed or
 *   more would go back than was paid
 */
export async function recordPayout(
  context: MainContext,
  tx: Database,
  { id: approvalId, payload }: Pick<ApprovalRow, 'id' | 'payload'>,
): Promise<void> {
  const refundId = String(payload.refundId)
  const { refund, purchase } = await lockByHand(tx, refundId)
  const account = (await listAccounts(tx, [refundId])).get(refundId)
  if (!account || accountHashOf(account) !== payload.account)
    throw new MainFailure('APPROVAL_OUTDATED')
  if (refund.amountRupiah > (await leftFor(tx, refund, purchase)))
    throw new MainFailure('APPROVAL_OUTDATED')
  const recordedAt = context.clock.now()
  const { bank, number, lastDigits, holder } = account
  await insertPayout(tx, {
    ...{ refundId, approvalId, bank, account: number, lastDigits, holder, recordedAt },
    amountRupiah: refund.amountRupiah,
    paidOn: String(payload.paidOn),
    reference: String(payload.reference),
    evidence: String(payload.evidence),
  })
  await markPaidOut(tx, { id: refundId, settledAt: recordedAt })
  const kinds = ['refund_by_hand', 'surplus_by_hand'] as const
  await closeTasks(tx, { kinds, subject: refundId, closedAt: recordedAt })
  await followPayment(context, tx, purchase)
  await mailTransferred(context, tx, { purchase, refund, account })
}

type PaidOut = { purchase: Purchase; refund: RefundRow; account: RefundAccountRow }

async function mailTransferred(
  context: MainContext,
  tx: Database,
  { purchase: { order, productService, user }, refund, account }: PaidOut,
): Promise<void> {
  // A deleted account has no address.
  if (user.deletedAt) return
  const { firstName, email } = user
  const mail = writeRefundTransferredMail(
    { firstName, locale: order.locale, productName: context.productName },
    {
      orderNumber: order.number,
      programSlug: productService.programSlug,
      amountRupiah: refund.amountRupiah,
      link: `${context.publicOrigin}/transaction/${refund.transactionId}`,
      ...{ bank: account.bank, lastDigits: account.lastDigits },
    },
  )
  await enqueueMail(context, tx, email, { ...mail, about: order.id })
}

/** Empties the accounts of payouts 90 days after their transfer. Always returns false. */
export async function forgetPaidAccounts({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<false> {
  await forgetAccounts(db, later(clock.now(), -accountKeptMs))
  return false
}

async function lockByHand(
  tx: Database,
  refundId: string,
): Promise<{ refund: RefundRow; purchase: Purchase }> {
  const found = await findRefund(tx, refundId)
  const purchase = found && (await lockPurchase(tx, found.transactionId))
  if (!purchase) throw new MainFailure('ERR_NO_REFUND')
  const refund = await lockRefundByHand(tx, { refundId, transactionId: found.transactionId })
  if (!refund) throw new MainFailure('REFUND_NOT_POSSIBLE')
  return { refund, purchase }
}

/** Returns what we still have of the payment that a refund returns. */
async function leftFor(
  tx: Database,
  { surplusAttempt }: RefundRow,
  { transaction }: Purchase,
): Promise<number> {
  if (surplusAttempt === null) return retainedRupiahOf(transaction)
  return surplusLeft(tx, transaction, surplusAttempt)
}

/** As the trigger on `refund_payouts` computes it. */
export function accountHashOf({ bank, number, holder }: RefundAccountRow): string {
  return createHash('sha256').update([bank, number, holder].join('\n')).digest('hex')
}
