import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeOddPaymentMail,
  writeOddReturnedMail,
} from '#server/backends/main/platform/mail/odd-payment-mails.ts'
import { writeAmountTaskMail } from '#server/backends/main/platform/mail/payment-task-mail.ts'
import { closeTasks, openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import type { Database } from '#server/db/open-database.ts'
import { orderIdOf } from './payment-attempt.ts'
import type { PaymentNotification } from './payment-gateway.ts'
import { listOddNotifications } from './payment-notification.repository.ts'
import { isMoney, oddPaymentsOf } from './payment-state.ts'
import type { Outcome, Purchase } from './transaction.repository.ts'

/** Returns the payments of another amount than the order's whose money we still have. */
export async function listOddPayments(db: Database, transactionId: string) {
  return oddPaymentsOf(await listOddNotifications(db, transactionId))
}

/**
 * A new authentic notification of another amount is a fault or fraud. A person has to look after the
 * money that the provider took, until the provider says that it went back.
 */
export async function followOddAmount(
  context: MainContext,
  tx: Database,
  notification: PaymentNotification,
  purchase: Purchase,
): Promise<void> {
  const { transactionId, attempt, outcome, amountRupiah } = notification
  const { order, transaction } = purchase
  const { totalRupiah } = transaction
  context.log.warn(
    { transactionId, attempt, outcome, amountRupiah, totalRupiah },
    'a signed notification names another amount',
  )
  if (!outcome) return
  const known = await listOddNotifications(tx, transactionId)
  const isRepeated =
    known.filter(
      (it) => it.attempt === attempt && it.outcome === outcome && it.amountRupiah === amountRupiah,
    ).length > 1
  if (!isRepeated) await mailBuyer(context, tx, notification, purchase)
  const now = context.clock.now()
  if (oddPaymentsOf(known).length === 0)
    return closeTasks(tx, { kinds: ['odd_amount'], subject: transactionId, closedAt: now })
  if (!isMoney(outcome)) return
  await openTask(tx, { kind: 'odd_amount', subject: transactionId, openedAt: now, dueAt: now })
  const mail = writeAmountTaskMail(context.productName, {
    orderNumber: order.number,
    providerOrderId: orderIdOf({ transactionId, attempt }),
    totalRupiah,
    paidRupiah: amountRupiah,
    dashboard: context.payments.dashboard,
  })
  await enqueueMail(context, tx, context.leadsEmail, { ...mail, about: order.id })
}

const writers: Partial<Record<Outcome, typeof writeOddPaymentMail>> = {
  paid: writeOddPaymentMail,
  refunded: writeOddReturnedMail,
}

/** Tells the buyer that the money came, or that it went back. */
async function mailBuyer(
  context: MainContext,
  tx: Database,
  { outcome, amountRupiah }: PaymentNotification,
  { order, transaction, productService, user }: Purchase,
): Promise<void> {
  const write = outcome && writers[outcome]
  if (!write || amountRupiah === undefined || user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const mail = write(addressee, {
    orderNumber: order.number,
    programSlug: productService.programSlug,
    amountRupiah,
    link: `${context.publicOrigin}/transaction/${transaction.id}`,
  })
  await enqueueMail(context, tx, email, { ...mail, about: order.id })
}
