import { enqueueMail } from '#server/backends/main/mail/enqueue-mail.ts'
import { writeReceiptMail } from '#server/backends/main/mail/purchase-mails.ts'
import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { mayFollow } from '#server/backends/main/orders/order-states.ts'
import { hashOfToken } from '#server/backends/main/random-secret.ts'
import { openTracker } from '#server/backends/main/trackers/open-tracker.service.ts'
import type { PaymentNotification } from '#server/contract/purchase.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { outcomeOf, rupiahOf } from './notification-outcome.ts'
import { keepNotification } from './payment-notification.repository.ts'
import { lockPurchase, type Purchase, settle } from './transaction.repository.ts'

type Received = { notification: PaymentNotification; rawBody: string }

/**
 * Applies what the provider says of a payment: once, in whatever order it arrives, and never back
 * from `paid`. It is kept and applied in one transaction, so an answered notification is a done one.
 * @throws MainFailure `NOTIFICATION_NOT_AUTHENTIC`, `ERR_NO_TRANSACTION_ID`, `NOTIFICATION_AMOUNT_DIFFERS`
 */
export async function receiveNotification(
  parts: MainParts,
  { notification, rawBody }: Received,
): Promise<void> {
  if (!parts.payments.isAuthentic(notification)) throw new MainFailure('NOTIFICATION_NOT_AUTHENTIC')
  const isAmountRight = await parts.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, notification.order_id)
    if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
    await keepNotification(tx, {
      bodyHash: hashOfToken(rawBody),
      transactionId: purchase.transaction.id,
      rawBody,
      receivedAt: parts.clock.now(),
    })
    if (rupiahOf(notification.gross_amount) !== purchase.transaction.totalRupiah) return false
    await apply(parts, tx, purchase, notification)
    return true
  })
  // Thrown only now, so that the notification is kept for whoever looks into it.
  if (!isAmountRight) throw new MainFailure('NOTIFICATION_AMOUNT_DIFFERS')
}

async function apply(
  parts: MainParts,
  tx: Database,
  purchase: Purchase,
  notification: PaymentNotification,
): Promise<void> {
  const outcome = outcomeOf(notification)
  if (!outcome || !mayFollow(purchase.order.state, outcome)) return
  await settle(tx, purchase.transaction, { state: outcome, at: parts.clock.now() })
  // Whoever deleted their account meanwhile has left nobody to give it to, and no address.
  if (outcome === 'paid' && !purchase.user.deletedAt) await fulfil(parts, tx, purchase)
}

/** Gives the member what was paid for, and the receipt. */
async function fulfil(
  parts: MainParts,
  tx: Database,
  { transaction, order, productService, user }: Purchase,
): Promise<void> {
  const trackerId = await openTracker(parts, tx, { order, productService })
  const addressee = {
    firstName: user.firstName,
    locale: order.locale,
    productName: parts.productName,
  }
  const receipt = writeReceiptMail(addressee, {
    link: `${parts.publicOrigin}/tracker/${trackerId}`,
    transactionId: transaction.id,
    programSlug: productService.programSlug,
    durationWeeks: productService.durationWeeks,
    totalRupiah: transaction.totalRupiah,
  })
  await enqueueMail(parts, tx, user.email, receipt)
}
