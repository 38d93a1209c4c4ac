import { findSessionOfOrder } from '#server/backends/main/consultation/appointments/held-session.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writePendingPaymentMail } from '#server/backends/main/platform/mail/pending-payment-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { writeChosenMethod } from './attempt.repository.ts'
import { followPayment } from './follow-payment.service.ts'
import { followOddAmount } from './odd-amount.service.ts'
import { orderIdOf } from './payment-attempt.ts'
import type {
  PaymentInstruction,
  PaymentNotification,
  ReceivedNotification,
} from './payment-gateway.ts'
import { saveNotification } from './payment-notification.repository.ts'
import { isMoney } from './payment-state.ts'
import { lockPurchase, type Purchase } from './transaction.repository.ts'

/**
 * Stores an authentic notification. Moves the payment to the state that follows from all of its
 * notifications, in the same transaction. With a journal, the notification is on disk before that.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, `NOTIFICATION_AMOUNT_DIFFERS`
 */
export async function receiveNotification(
  context: MainContext,
  { notification, rawBody }: ReceivedNotification,
): Promise<void> {
  await context.journal?.append({ rawBody, receivedAt: context.clock.now().toISOString() })
  const stored = await context.db.transaction(async (tx) => {
    const { transactionId, attempt, outcome, chargeId, refundedRupiah, instruction } = notification
    const purchase = await lockPurchase(tx, transactionId)
    if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
    const { transaction } = purchase
    const isAmountRight = notification.amountRupiah === transaction.totalRupiah
    const isNew = await saveNotification(tx, {
      bodyHash: hashOfToken(rawBody),
      transactionId,
      attempt,
      rawBody,
      outcome: isAmountRight ? outcome : null,
      oddOutcome: isAmountRight ? null : outcome,
      amountRupiah: notification.amountRupiah ?? null,
      chargeId,
      refundedRupiah,
      receivedAt: context.clock.now(),
    })
    if (isAmountRight && instruction)
      await saveInstruction(context, tx, { purchase, attempt, instruction })
    if (!isAmountRight && isNew) await followOddAmount(context, tx, notification, purchase)
    await followPayment(context, tx, purchase)
    return { isAmountRight, transaction }
  })
  // Thrown after the commit, so that the notification stays for an investigation.
  if (!stored.isAmountRight) throw new MainFailure('NOTIFICATION_AMOUNT_DIFFERS')
  await fulfilSoon(context, stored.transaction.orderId)
  closeOpenAttempt(context, notification, stored.transaction)
}

type Chosen = { purchase: Purchase; attempt: number; instruction: PaymentInstruction }

/** The member may close the provider's page or pay from another phone, so our pages show it too. */
async function saveInstruction(
  context: MainContext,
  tx: Database,
  { purchase, attempt, instruction }: Chosen,
): Promise<void> {
  const { transaction, order, user } = purchase
  const { method } = instruction
  const expiresAt = earlier(instruction.expiresAt, transaction.expiresAt)
  const chosen = { chosenMethod: method, attemptExpiresAt: expiresAt }
  const isNew = await writeChosenMethod(tx, { id: transaction.id, attempt }, chosen)
  if (!isNew || user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const mail = writePendingPaymentMail(addressee, {
    link: `${context.publicOrigin}/transaction/${transaction.id}`,
    orderNumber: order.number,
    programSlug: purchase.productService.programSlug,
    session: await findSessionOfOrder(tx, order.id),
    totalRupiah: transaction.totalRupiah,
    method,
    expiresAt,
    orderExpiresAt: transaction.expiresAt,
  })
  await enqueueMail(context, tx, email, { ...mail, about: order.id })
}

function earlier(one: Date | undefined, other: Date): Date {
  return one && one < other ? one : other
}

/** The member returns from the payment to an open program; the worker retries a failure. */
async function fulfilSoon(context: MainContext, orderId: string): Promise<void> {
  await fulfilDue(context, orderId).catch((error) =>
    context.log.warn({ error }, 'a fulfilment is left to the worker'),
  )
}

/**
 * An earlier attempt was paid, so the open one must not be paid too. This is tried once and not
 * awaited; a second payment is refunded.
 */
function closeOpenAttempt(
  { payments, log }: MainContext,
  { outcome, attempt: paidAttempt }: PaymentNotification,
  { id: transactionId, attempt }: TransactionRow,
): void {
  if (!outcome || !isMoney(outcome) || paidAttempt === attempt) return
  payments.cancel(orderIdOf({ transactionId, attempt })).catch((error: unknown) => {
    log.warn({ error, transactionId }, 'a paid transaction has an attempt open at the provider')
  })
}
