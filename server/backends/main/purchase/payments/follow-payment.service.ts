import type { MainContext } from '#server/backends/main/main-context.ts'
import { closeTasks, openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import { mayFollow } from '#server/backends/main/purchase/orders/order-states.ts'
import { sumPayouts } from '#server/backends/main/purchase/refunds/payout.repository.ts'
import { endReturned } from '#server/backends/main/purchase/refunds/returned-refunds.service.ts'
import { refundSurplus } from '#server/backends/main/purchase/refunds/surplus-refund.service.ts'
import type { Database } from '#server/db/open-database.ts'
import { endAttempt } from './attempt.repository.ts'
import { listNotifications } from './payment-notification.repository.ts'
import {
  endsAttemptOnly,
  hasOpenCharge,
  type PaymentState,
  paymentStateOf,
} from './payment-state.ts'
import { settle } from './settle.service.ts'
import type { Purchase } from './transaction.repository.ts'

/**
 * Moves a locked purchase to the state that follows from all notifications of the provider. Refunds
 * that staff paid by hand count, too.
 */
export async function followPayment(
  context: MainContext,
  tx: Database,
  purchase: Purchase,
): Promise<void> {
  const { transaction, order } = purchase
  const notifications = await listNotifications(tx, transaction.id)
  const paidOutRupiah = await sumPayouts(tx, transaction.id)
  const { current, surplus } = paymentStateOf(notifications, { ...transaction, paidOutRupiah })
  const now = context.clock.now()
  // A second payment may have gone back, which leaves the state of this one as it is.
  await endReturned(tx, transaction, now)
  if (!current) return
  for (const attempt of surplus) await refundSurplus(context, tx, transaction, attempt)
  if (endsAttemptOnly(current, notifications) && now < transaction.expiresAt) {
    if (!hasOpenCharge(current, notifications)) await endAttempt(tx, transaction, now)
    return
  }
  const isFurtherRefund =
    current.state === order.state && current.refundedRupiah > transaction.refundedRupiah
  if (!mayFollow(order.state, current.state) && !isFurtherRefund) return
  await settle(context, tx, transaction, current)
  await endReturned(tx, { ...transaction, ...current }, now)
  await updateTasks(tx, purchase, { ...current, now })
}

/** A deleted account can ask for no refund. */
async function updateTasks(
  tx: Database,
  { transaction: { id }, user }: Purchase,
  { state, now }: PaymentState & { now: Date },
): Promise<void> {
  const task = { kind: 'paid_after_deletion', subject: id } as const
  if (state === 'paid' && user.deletedAt)
    return openTask(tx, { ...task, openedAt: now, dueAt: now })
  if (state !== 'partially_refunded')
    await closeTasks(tx, { kinds: [task.kind], subject: id, closedAt: now })
}
