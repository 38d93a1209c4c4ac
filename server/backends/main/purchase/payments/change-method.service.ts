import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { oncePerKeyUnderway } from '#server/backends/main/platform/idempotency/once-per-key.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import { replaceAttempt, writePaymentUrl } from './attempt.repository.ts'
import { orderIdOf } from './payment-attempt.ts'
import { paymentRequestOf } from './payment-request.ts'
import { endsWithoutMoney } from './payment-state.ts'
import { lockOwnPurchase } from './transaction.repository.ts'
import { findOwnTransaction, requirePending } from './transaction.service.ts'

/**
 * Closes the chosen method and opens a new attempt for the same order, because the provider cannot
 * change a method. The new attempt is stored first, so a notification about the old one ends
 * nothing. If the old one cannot be closed, it becomes the open attempt again. One that has
 * expired is closed already.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, `ERR_TRANSACTION_CLOSED`, `PAYMENT_UNAVAILABLE`
 */
export async function changeMethod(
  context: MainContext,
  member: Member,
  { transactionId, key }: { transactionId: string; key?: string | undefined },
): Promise<Transaction> {
  const call = { userId: member.user.id, key, request: { call: 'method change', transactionId } }
  return oncePerKeyUnderway(context, call, { action: () => change(context, member, transactionId) })
}

async function change(
  context: MainContext,
  member: Member,
  transactionId: string,
): Promise<Transaction> {
  const before = await requirePending(context, member, transactionId)
  const isStillToChoose = before.chosenMethod === null && before.paymentUrl !== null
  if (!isStillToChoose) await openAnew(context, before)
  return findOwnTransaction(context, member, transactionId)
}

async function openAnew(context: MainContext, before: TransactionRow): Promise<void> {
  const next = {
    attempt: before.attempt + 1,
    chosenMethod: null,
    paymentUrl: null,
    attemptExpiresAt: null,
  }
  if (!(await replaceAttempt(context.db, before, next)))
    throw new MainFailure('ERR_TRANSACTION_CLOSED')
  try {
    await close(context, before)
  } catch (error) {
    const { attempt, chosenMethod, paymentUrl, attemptExpiresAt } = before
    const restored = { attempt, chosenMethod, paymentUrl, attemptExpiresAt }
    await replaceAttempt(context.db, { id: before.id, attempt: next.attempt }, restored)
    throw error
  }
  await open(context, before, next.attempt)
}

async function close({ payments }: MainContext, before: TransactionRow): Promise<void> {
  const orderId = orderIdOf({ transactionId: before.id, attempt: before.attempt })
  if ((await payments.cancel(orderId)) !== 'final') return
  const status = await payments.readStatus(orderId)
  // Otherwise it is most likely paid, and the notification is on its way.
  if (!endsWithoutMoney(status?.notification.outcome ?? null))
    throw new MainFailure('ERR_TRANSACTION_CLOSED')
}

async function open(
  context: MainContext,
  { id: transactionId, userId }: TransactionRow,
  attempt: number,
): Promise<void> {
  const owned = { transactionId, userId }
  const purchase = await context.db.transaction((tx) => lockOwnPurchase(tx, owned))
  if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
  const { paymentUrl } = await context.payments.open(paymentRequestOf(context, purchase))
  await writePaymentUrl(context.db, { id: transactionId, attempt }, paymentUrl)
}
