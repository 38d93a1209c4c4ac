import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { lockBuyer } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeRefundRequestedMail } from '#server/backends/main/platform/mail/refund-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { orderIdOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import {
  lockOwnPurchase,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import {
  lockPeriodOfOrder,
  reversePeriod,
} from '#server/backends/main/purchase/programs/reverse-period.service.ts'
import type { RefundOffer, RefundView } from '#server/contract/refund.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { RefundRow } from '#server/db/main/refund.table.ts'
import type { RefundAccountRow } from '#server/db/main/refund-account.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { leftToReturn } from './left-to-return.ts'
import { listTransfers } from './payout.repository.ts'
import { insertRefund, listRefunds, listSurplusRefunds } from './refund.repository.ts'
import { listAccounts } from './refund-account.repository.ts'
import { refundAmountOf } from './refund-policy.ts'

/** @throws MainFailure `ERR_NO_TRANSACTION_ID`, also for another member's transaction */
export async function readRefund(
  context: MainContext,
  member: Member,
  transactionId: string,
): Promise<RefundView> {
  return context.db.transaction(async (tx) => {
    const purchase = await lockPurchaseOf(tx, member, transactionId)
    return viewOf(context, tx, purchase)
  })
}

/**
 * Requests a refund and reverses the program in the same transaction. A worker calls the provider
 * afterwards. Idempotent per transaction.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, `REFUND_NOT_POSSIBLE`, or `REFUND_AMOUNT_CHANGED` if
 *   the member was shown another amount
 */
export async function requestRefund(
  context: MainContext,
  member: Member,
  { transactionId, amountRupiah }: { transactionId: string; amountRupiah: number },
): Promise<RefundView> {
  return context.db.transaction(async (tx) => {
    const purchase = await lockPurchaseOf(tx, member, transactionId)
    return requestRefundOf(context, tx, purchase, amountRupiah)
  })
}

/** Requests the refund of a locked purchase. @throws as `requestRefund` */
export async function requestRefundOf(
  context: MainContext,
  tx: Database,
  purchase: Purchase,
  amountRupiah: number,
): Promise<RefundView> {
  const { transaction, order, productService, user } = purchase
  const before = await viewOf(context, tx, purchase)
  if (before.refund) return before
  if (!before.offer) throw new MainFailure('REFUND_NOT_POSSIBLE')
  if (before.offer.amountRupiah !== amountRupiah) throw new MainFailure('REFUND_AMOUNT_CHANGED')
  const now = context.clock.now()
  await insertRefund(tx, {
    id: randomId(),
    transactionId: transaction.id,
    providerOrderId: orderIdOf({
      transactionId: transaction.id,
      attempt: transaction.paidAttempt ?? 1,
    }),
    amountRupiah,
    state: 'requested',
    dueAt: now,
    requestedAt: now,
  })
  await reversePeriod(context, tx, order.id)
  await mailRequested(context, tx, { order, productService, user, transaction, amountRupiah })
  return viewOf(context, tx, purchase)
}

/** Tells the member, unless the account was deleted. */
async function mailRequested(
  context: MainContext,
  tx: Database,
  { order, productService, user, transaction, amountRupiah }: Purchase & { amountRupiah: number },
): Promise<void> {
  if (user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const mail = writeRefundRequestedMail(addressee, {
    orderNumber: order.number,
    programSlug: productService.programSlug,
    amountRupiah,
    link: `${context.publicOrigin}/transaction/${transaction.id}`,
  })
  await enqueueMail(context, tx, email, { ...mail, about: order.id })
}

/** @throws MainFailure `ERR_NO_TRANSACTION_ID`, also for another member's transaction */
export async function lockPurchaseOf(
  tx: Database,
  { user }: Member,
  transactionId: string,
): Promise<Purchase> {
  await lockBuyer(tx, user.id)
  const purchase = await lockOwnPurchase(tx, { transactionId, userId: user.id })
  if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
  return purchase
}

/** Returns the refunds of a locked purchase, or what the policy gives. */
export async function viewOf(
  context: MainContext,
  tx: Database,
  purchase: Purchase,
): Promise<RefundView> {
  const { id } = purchase.transaction
  const refunds = await listRefunds(tx, id)
  const refund = refunds.find(({ approvalId }) => approvalId === null)
  const goodwill = refunds.filter((row) => row !== refund)
  const surplus = await listSurplusRefunds(tx, id)
  const ids = [...refunds, ...surplus].map((row) => row.id)
  const accounts = await listAccounts(tx, ids)
  const transfers = await listTransfers(tx, ids)
  const viewed = (row: RefundRow) =>
    refundOf(row, (row.state === 'paid_back' ? transfers : accounts).get(row.id))
  return {
    refund: refund ? viewed(refund) : null,
    offer: refund ? null : await offerFor(context, tx, purchase, goodwill),
    goodwill: goodwill.map(viewed),
    surplus: surplus.map(viewed),
  }
}

/**
 * Returns null if the purchase is unpaid, reversed or used up. The same if the provider returned more
 * than staff gave beyond the policy.
 */
async function offerFor(
  context: MainContext,
  tx: Database,
  { transaction, order, productService }: Purchase,
  goodwill: readonly RefundRow[],
): Promise<RefundOffer | null> {
  const { state, paidAt, totalRupiah, refundedRupiah } = transaction
  const givenRupiah = goodwill.reduce((sum, { amountRupiah }) => sum + amountRupiah, 0)
  const holdsMoney = state === 'paid' || state === 'partially_refunded'
  if (!holdsMoney || !paidAt || refundedRupiah > givenRupiah) return null
  const found = await lockPeriodOfOrder(context, tx, order.id)
  if (!found) return null
  const { period, unusedSessionCount } = found
  const { sessionCount } = period
  const isConsultation = isConsultationSlug(productService.programSlug)
  const sale = { totalRupiah, paidAt, period, sessionCount, unusedSessionCount, isConsultation }
  const policy = refundAmountOf(sale, context.clock.now())
  const amountRupiah = Math.min(policy.amountRupiah, leftToReturn(transaction, goodwill))
  return amountRupiah > 0 ? { ...policy, amountRupiah } : null
}

function refundOf(
  { id, amountRupiah, state, requestedAt, settledAt }: RefundRow,
  account: Pick<RefundAccountRow, 'bank' | 'lastDigits' | 'holder'> | undefined,
) {
  return {
    id,
    amountRupiah,
    state,
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    account: account
      ? { bank: account.bank, lastDigits: account.lastDigits, holder: account.holder }
      : null,
  }
}

/** Returns the address of a refund's page in the console. */
export function consoleLinkOf(
  { publicOrigin }: Pick<MainContext, 'publicOrigin'>,
  refundId: string,
): string {
  return `${publicOrigin}/admin/pengembalian/${refundId}`
}
