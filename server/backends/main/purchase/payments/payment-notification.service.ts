import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writePendingPaymentMail } from '#server/backends/main/platform/mail/pending-payment-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import { mayFollow } from '#server/backends/main/purchase/orders/order-states.ts'
import {
  outcomeOf,
  rupiahOf,
} from '#server/backends/main/purchase/payments/midtrans/notification-outcome.ts'
import { instructionOf } from '#server/backends/main/purchase/payments/midtrans/payment-instruction.ts'
import { refundedIn } from '#server/backends/main/purchase/payments/midtrans/refunded-rupiah.ts'
import { giveBackSurplus } from '#server/backends/main/purchase/refunds/give-back-surplus.service.ts'
import type { PaymentNotification } from '#server/contract/purchase.schema.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { writeChosenMethod } from './attempt.repository.ts'
import { attemptOf, orderIdOf } from './payment-attempt.ts'
import { listTold, saveNotification } from './payment-notification.repository.ts'
import { isMoney, standingOfAttempts } from './payment-state.ts'
import { settle } from './settle.service.ts'
import { lockPurchase, type Purchase } from './transaction.repository.ts'

type Received = { notification: PaymentNotification; rawBody: string }

/**
 * Keeps what the provider says of a payment, and moves the payment to where all that was said puts
 * it. Both are one transaction, so an answered notification is a done one. With a journal it is on the
 * disk before that. The caller has seen that it is authentic.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, `NOTIFICATION_AMOUNT_DIFFERS`
 */
export async function receiveNotification(context: MainContext, received: Received): Promise<void> {
  const { notification, rawBody } = received
  await context.journal?.append({ rawBody, receivedAt: context.clock.now().toISOString() })
  const kept = await context.db.transaction(async (tx) => {
    const { transactionId, attempt } = attemptOf(notification.order_id)
    const purchase = await lockPurchase(tx, transactionId)
    if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
    const { transaction } = purchase
    const isAmountRight = rupiahOf(notification.gross_amount) === transaction.totalRupiah
    await saveNotification(tx, {
      bodyHash: hashOfToken(rawBody),
      transactionId,
      attempt,
      rawBody,
      outcome: isAmountRight ? outcomeOf(notification) : null,
      chargeId: notification.transaction_id ?? '',
      refundedRupiah: refundedIn(notification),
      receivedAt: context.clock.now(),
    })
    if (isAmountRight && notification.transaction_status === 'pending')
      await rememberMethod(context, tx, { purchase, attempt, notification })
    await apply(context, tx, purchase)
    return { isAmountRight, transaction }
  })
  // Thrown only now, so that the notification is kept for whoever looks into it.
  if (!kept.isAmountRight) throw new MainFailure('NOTIFICATION_AMOUNT_DIFFERS')
  await fulfilSoon(context, kept.transaction.orderId)
  closeOpenAttempt(context, received, kept.transaction)
}

async function apply(
  context: MainContext,
  tx: Database,
  { transaction, order }: Purchase,
): Promise<void> {
  const told = await listTold(tx, transaction.id)
  const { counting: standing, surplus } = standingOfAttempts(told, transaction)
  if (!standing) return
  for (const attempt of surplus) await giveBackSurplus(context, tx, transaction, attempt)
  const isMore =
    standing.state === order.state && standing.refundedRupiah > transaction.refundedRupiah
  if (mayFollow(order.state, standing.state) || isMore)
    await settle(context, tx, transaction, standing)
}

type Chosen = { purchase: Purchase; attempt: number; notification: PaymentNotification }

/** For a member who closed the page, or pays from another phone: what there is to pay to. */
async function rememberMethod(
  context: MainContext,
  tx: Database,
  { purchase, attempt, notification }: Chosen,
): Promise<void> {
  const { transaction, order, user } = purchase
  const instruction = instructionOf(notification)
  if (!instruction) return
  const { method, expiresAt = transaction.expiresAt } = instruction
  const chosen = { chosenMethod: method, expiresAt }
  const isNew = await writeChosenMethod(tx, { id: transaction.id, attempt }, chosen)
  if (!isNew || user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const mail = writePendingPaymentMail(addressee, {
    link: `${context.publicOrigin}/transaction/${transaction.id}`,
    programSlug: purchase.productService.programSlug,
    totalRupiah: transaction.totalRupiah,
    method,
    expiresAt,
  })
  await enqueueMail(context, tx, email, mail)
}

/** Whoever comes back from the payment finds it done; what fails now, the worker does later. */
async function fulfilSoon(context: MainContext, orderId: string): Promise<void> {
  await fulfilDue(context, orderId).catch((error) =>
    context.log.warn({ error }, 'a fulfilment is left to the worker'),
  )
}

/**
 * An attempt before the open one was paid after all: nobody ought to pay the open one too. It is
 * tried once, and nobody waits for it; what is paid twice nevertheless goes back.
 */
function closeOpenAttempt(
  { payments, log }: MainContext,
  { notification }: Received,
  { id: transactionId, attempt }: TransactionRow,
): void {
  const outcome = outcomeOf(notification)
  if (!outcome || !isMoney(outcome) || attemptOf(notification.order_id).attempt === attempt) return
  payments.cancel(orderIdOf({ transactionId, attempt })).catch((error: unknown) => {
    log.warn({ error, transactionId }, 'a paid transaction has an attempt open at the provider')
  })
}
