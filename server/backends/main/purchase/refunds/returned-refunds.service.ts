import { closeTasks } from '#server/backends/main/platform/tasks/task.repository.ts'
import { listNotificationsOf } from '#server/backends/main/purchase/payments/payment-notification.repository.ts'
import {
  paymentStateOf,
  retainedRupiahOf,
} from '#server/backends/main/purchase/payments/payment-state.ts'
import type { RefundRow } from '#server/db/main/refund.table.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { listRefunds, listSurplusRefunds, markPaidOut } from './refund.repository.ts'

/** The transaction as it is now, locked. */
type Returned = Pick<TransactionRow, 'id' | 'state' | 'totalRupiah' | 'refundedRupiah'>

/**
 * Ends the refunds by hand whose money went back otherwise. A bank may take a payment back, and a
 * provider may return it after all. Returns their ids.
 */
export async function endReturned(
  tx: Database,
  transaction: Returned,
  now: Date,
): Promise<string[]> {
  const own = await listReturned(tx, transaction)
  const surplus = await listReturnedSurplus(tx, transaction)
  const ids = [...own, ...surplus].map(({ id }) => id)
  const kinds = ['refund_by_hand', 'surplus_by_hand'] as const
  for (const id of ids) {
    await markPaidOut(tx, { id, settledAt: now })
    await closeTasks(tx, { kinds, subject: id, closedAt: now })
  }
  return ids
}

/** Of the payment that counts: those that the returned money covers beside the other refunds. */
async function listReturned(
  tx: Database,
  { id, state, totalRupiah, refundedRupiah }: Returned,
): Promise<RefundRow[]> {
  const refunds = await listRefunds(tx, id)
  const byHand = refunds.filter(isByHand)
  // A bank takes all of a payment back, and states no amount.
  let uncovered = state === 'charged_back' ? totalRupiah : refundedRupiah
  for (const refund of refunds) if (!isByHand(refund)) uncovered -= refund.amountRupiah
  return byHand.toSorted(largestFirst).filter(({ amountRupiah }) => {
    if (amountRupiah > uncovered) return false
    uncovered -= amountRupiah
    return true
  })
}

/** Of payments that came a second time: those of which we no longer have the money. */
async function listReturnedSurplus(
  tx: Database,
  transaction: Pick<TransactionRow, 'id' | 'totalRupiah'>,
): Promise<RefundRow[]> {
  const byHand = (await listSurplusRefunds(tx, transaction.id)).filter(isByHand)
  const left = await Promise.all(
    byHand.map(({ surplusAttempt }) => surplusLeft(tx, transaction, Number(surplusAttempt))),
  )
  return byHand.filter(({ amountRupiah }, index) => amountRupiah > Number(left[index]))
}

/** Returns what we still have of a second payment. */
export async function surplusLeft(
  tx: Database,
  { id, totalRupiah }: Pick<TransactionRow, 'id' | 'totalRupiah'>,
  attempt: number,
): Promise<number> {
  const notifications = await listNotificationsOf(tx, id, attempt)
  const { current } = paymentStateOf(notifications, { attempt, paidAttempt: null, totalRupiah })
  return current ? retainedRupiahOf({ ...current, totalRupiah }) : 0
}

function isByHand({ state }: RefundRow): boolean {
  return state === 'by_hand'
}

/** Equal amounts in the order of their approvals; a refund by the policy has none. */
function largestFirst(one: RefundRow, other: RefundRow): number {
  if (one.amountRupiah !== other.amountRupiah) return other.amountRupiah - one.amountRupiah
  return (one.approvalId ?? '') < (other.approvalId ?? '') ? -1 : 1
}
