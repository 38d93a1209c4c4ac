import type { MainContext } from '#server/backends/main/main-context.ts'
import { settleUnpaid } from '#server/backends/main/purchase/payments/settle.service.ts'
import { lockAnyOverdue } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { returnPromo } from '#server/backends/main/purchase/promo-codes/promo-code.service.ts'
import { lockUnconfirmed, setOrderState } from './order.repository.ts'

/**
 * Ends the unpaid order whose time ran out first, so that its promo is free again though nobody looks
 * at it; says whether there was one.
 */
export async function expireDue(context: Pick<MainContext, 'db' | 'clock'>): Promise<boolean> {
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
    await returnPromo(context, tx, order.id)
    return true
  })
}
