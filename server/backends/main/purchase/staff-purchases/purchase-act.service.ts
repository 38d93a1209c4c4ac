import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeOrderCancelledMail } from '#server/backends/main/platform/mail/order-cancelled-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import {
  findFulfilmentState,
  oweAgain,
} from '#server/backends/main/purchase/fulfilments/fulfilment.repository.ts'
import { cancelPending } from '#server/backends/main/purchase/payments/cancellation.service.ts'
import type { Purchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { FulfilmentAnswer } from '#server/contract/admin-purchase.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { requirePurchase } from './staff-purchase.service.ts'

/**
 * Tries a given-up fulfilment again, once at once and then like a new one.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, or `FULFILMENT_NOT_GIVEN_UP`
 */
export async function fulfilAgain(
  context: MainContext,
  act: StaffAct,
  transactionId: string,
): Promise<FulfilmentAnswer> {
  const { db, clock } = context
  const orderId = await db.transaction(async (tx) => {
    const { order, user } = await requirePurchase(tx, transactionId)
    const isOwed = await oweAgain(tx, { orderId: order.id, now: clock.now() })
    if (!isOwed) throw new MainFailure('FULFILMENT_NOT_GIVEN_UP')
    await appendStaffEntry(context, tx, act, { objectId: transactionId, subjectId: user.id })
    return order.id
  })
  await fulfilDue(context, orderId)
  const { isFulfilled } = await findFulfilmentState(db, orderId)
  return { isFulfilled }
}

/**
 * Cancels a purchase that awaits payment, for the member, who gets a mail.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, or `ERR_TRANSACTION_CLOSED` if it awaits none
 */
export async function cancelForMember(
  context: MainContext,
  act: StaffAct,
  { transactionId, reason }: { transactionId: string; reason: string },
): Promise<void> {
  const purchase = await context.db.transaction((tx) => requirePurchase(tx, transactionId))
  const { transaction, user } = purchase
  if (transaction.state !== 'pending') throw new MainFailure('ERR_TRANSACTION_CLOSED')
  await cancelPending(context, transaction, async (tx, { state }) => {
    // Paid since the first look, or ended by its deadline.
    if (state !== 'pending' && state !== 'cancelled')
      throw new MainFailure('ERR_TRANSACTION_CLOSED')
    await mailCancelled(context, tx, purchase)
    const entry = { objectId: transactionId, subjectId: user.id, reason }
    await appendStaffEntry(context, tx, act, entry)
  })
}

async function mailCancelled(
  context: MainContext,
  tx: Database,
  { order, productService, user, transaction }: Purchase,
): Promise<void> {
  // A deleted account has no address.
  if (user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const mail = writeOrderCancelledMail(addressee, {
    orderNumber: order.number,
    programSlug: productService.programSlug,
    link: `${context.publicOrigin}/transaction/${transaction.id}`,
  })
  await enqueueMail(context, tx, email, { ...mail, about: order.id })
}
