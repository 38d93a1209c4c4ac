import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { oncePerKeyUnderway } from '#server/backends/main/purchase/orders/once-per-key.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import { replaceAttempt, writePaymentUrl } from './attempt.repository.ts'
import { orderIdOf } from './payment-attempt.ts'
import { deadlineOf, paymentRequestOf } from './payment-request.ts'
import { lockPurchase } from './transaction.repository.ts'
import { findOwnTransaction, requirePending } from './transaction.service.ts'

/**
 * Closes what a member chose to pay with and opens the choice anew, for the same order: at the provider
 * a method cannot be changed. The new attempt is written first, so that the provider's word about the
 * old one ends nothing; when that one could not be closed, it is the open one again.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, `ERR_TRANSACTION_CLOSED`, `PAYMENT_UNAVAILABLE`
 */
export async function changeMethod(
  parts: MainParts,
  member: Member,
  { transactionId, key }: { transactionId: string; key?: string | undefined },
): Promise<Transaction> {
  const call = { userId: member.user.id, key, request: { call: 'method change', transactionId } }
  return oncePerKeyUnderway(parts, call, { action: () => change(parts, member, transactionId) })
}

async function change(
  parts: MainParts,
  member: Member,
  transactionId: string,
): Promise<Transaction> {
  const before = await requirePending(parts, member, transactionId)
  const isStillToChoose = before.chosenMethod === null && before.paymentUrl !== null
  if (!isStillToChoose) await openAnew(parts, before)
  return findOwnTransaction(parts, member, transactionId)
}

async function openAnew(parts: MainParts, before: TransactionRow): Promise<void> {
  const next = {
    attempt: before.attempt + 1,
    chosenMethod: null,
    paymentUrl: null,
    expiresAt: deadlineOf(before.createdAt),
  }
  if (!(await replaceAttempt(parts.db, before, next)))
    throw new MainFailure('ERR_TRANSACTION_CLOSED')
  try {
    await close(parts, before)
  } catch (error) {
    const { attempt, chosenMethod, paymentUrl, expiresAt } = before
    const restored = { attempt, chosenMethod, paymentUrl, expiresAt }
    await replaceAttempt(parts.db, { id: before.id, attempt: next.attempt }, restored)
    throw error
  }
  await open(parts, before.id, next.attempt)
}

async function close({ payments }: MainParts, before: TransactionRow): Promise<void> {
  const orderId = orderIdOf({ transactionId: before.id, attempt: before.attempt })
  // Paid, most likely: the provider's word about it is on its way.
  if ((await payments.cancel(orderId)) === 'final') throw new MainFailure('ERR_TRANSACTION_CLOSED')
}

async function open(parts: MainParts, transactionId: string, attempt: number): Promise<void> {
  const purchase = await parts.db.transaction((tx) => lockPurchase(tx, transactionId))
  if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
  const { paymentUrl } = await parts.payments.open(paymentRequestOf(parts, purchase))
  await writePaymentUrl(parts.db, { id: transactionId, attempt }, paymentUrl)
}
