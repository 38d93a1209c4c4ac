import type { MainContext } from '#server/backends/main/main-context.ts'
import { askApproval } from '#server/backends/main/platform/approvals/approval.service.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { orderIdOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import { retainedRupiahOf } from '#server/backends/main/purchase/payments/payment-state.ts'
import {
  lockPurchase,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { GoodwillWish } from '#server/contract/admin-refund.schema.ts'
import type { ApprovalRow } from '#server/db/main/approval.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findRefundOf, insertRefund } from './refund.repository.ts'
import { mailRequested } from './refund.service.ts'

/**
 * Asks a second person for a refund that the policy does not give. Its program goes on, unless all
 * money goes back.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`; `REFUND_NOT_POSSIBLE` if the payment was not kept, has a
 *   refund already, or is smaller; `APPROVAL_PENDING`
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
  await mailRequested(context, tx, { ...purchase, amountRupiah })
}

async function lockRefundable(
  tx: Database,
  { transactionId, amountRupiah }: { transactionId: string; amountRupiah: number },
): Promise<Purchase> {
  const purchase = await lockPurchase(tx, transactionId)
  if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
  if (amountRupiah > retainedRupiahOf(purchase.transaction))
    throw new MainFailure('REFUND_NOT_POSSIBLE')
  if (await findRefundOf(tx, transactionId)) throw new MainFailure('REFUND_NOT_POSSIBLE')
  return purchase
}
