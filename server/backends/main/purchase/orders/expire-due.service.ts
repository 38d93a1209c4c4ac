import type { MainContext } from '#server/backends/main/main-context.ts'
import { settleUnpaid } from '#server/backends/main/purchase/payments/settle.service.ts'
import { lockAnyOverdue } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { lockUnconfirmed, setOrderState } from './order.repository.ts'
import { releaseOrder } from './release-order.service.ts'

/**
 * Expires the unpaid order whose deadline passed first, which releases its promo and its time.
 * Returns false if none is overdue.
 */
export async function expireDue(context: MainContext): Promise<boolean> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const transaction = await lockAnyOverdue(tx, now)
    if (transaction) {
      await settleUnpaid(context, tx, transaction, 'expired')
      return true
    }
    const order = await lockUnconfirmed(tx, now)
    if (!order) return false
    await setOrderState(tx, order.id, 'expired')
    await releaseOrder(context, tx, order.id)
    return true
  })
}
