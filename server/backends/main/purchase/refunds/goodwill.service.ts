import type { MainContext } from '#server/backends/main/main-context.ts'
import { askApproval } from '#server/backends/main/platform/approvals/approval.service.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeRefundGrantedMail } from '#server/backends/main/platform/mail/refund-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { orderIdOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import {
  lockPurchase,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { GoodwillWish } from '#server/contract/admin-refund.schema.ts'
import type { ApprovalRow } from '#server/db/main/approval.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { leftToReturn } from './left-to-return.ts'
import { insertRefund, listRefunds } from './refund.repository.ts'

/**
 * Asks a second person for a refund that the policy does not give. Its program goes on, unless all
 * money goes back.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`; `REFUND_NOT_POSSIBLE` if the payment was not kept, or
 *   less than that is left of it; `APPROVAL_PENDING`
 */
export async function askGoodwill(
  context: MainContext,
  tx: Database,
  { transactionId, amountRupiah, ...request }: GoodwillWish & { requestedBy: string },
): Promise<string> {
  await lockRefundable(tx, { transactionId, amountRupiah })
  const payload = { transactionId, amountRupiah }
  return askApproval(context, tx, { kind: 'refund', subject: transactionId, payload, ...request })
}

/** Requests an approved refund. A worker calls the provider afterwards. @throws as `askGoodwill` */
export async function grantGoodwill(
  context: MainContext,
  tx: Database,
  { id: approvalId, payload }: Pick<ApprovalRow, 'id' | 'payload'>,
): Promise<void> {
  const transactionId = String(payload.transactionId)
  const amountRupiah = Number(payload.amountRupiah)
  const purchase = await lockRefundable(tx, { transactionId, amountRupiah })
  const { paidAttempt } = purchase.transaction
  const now = context.clock.now()
  await insertRefund(tx, {
    ...{ id: randomId(), transactionId, amountRupiah, approvalId },
    providerOrderId: orderIdOf({ transactionId, attempt: paidAttempt ?? 1 }),
    state: 'requested',
    dueAt: now,
    requestedAt: now,
  })
  await mailGranted(context, tx, { ...purchase, amountRupiah })
}

async function mailGranted(
  context: MainContext,
  tx: Database,
  { order, productService, user, transaction, amountRupiah }: Purchase & { amountRupiah: number },
): Promise<void> {
  // A deleted account has no address.
  if (user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const mail = writeRefundGrantedMail(addressee, {
    orderNumber: order.number,
    programSlug: productService.programSlug,
    amountRupiah,
    isRest: leftToReturn(transaction, await listRefunds(tx, transaction.id)) === 0,
    link: `${context.publicOrigin}/transaction/${transaction.id}`,
  })
  await enqueueMail(context, tx, email, { ...mail, about: order.id })
}

async function lockRefundable(
  tx: Database,
  { transactionId, amountRupiah }: { transactionId: string; amountRupiah: number },
): Promise<Purchase> {
  const purchase = await lockPurchase(tx, transactionId)
  if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
  if (amountRupiah > (await mostGoodwillOf(tx, purchase)))
    throw new MainFailure('REFUND_NOT_POSSIBLE')
  return purchase
}

/** Returns how much staff can give back beyond the policy; 0 if the payment was not kept. */
export async function mostGoodwillOf(db: Database, { transaction }: Purchase): Promise<number> {
  const { id, state } = transaction
  if (state !== 'paid' && state !== 'partially_refunded') return 0
  return Math.max(0, leftToReturn(transaction, await listRefunds(db, id)))
}
