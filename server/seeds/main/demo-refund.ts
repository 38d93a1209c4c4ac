import { eq } from 'drizzle-orm'
import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { saveNotification } from '#server/backends/main/purchase/payments/payment-notification.repository.ts'
import { lockPurchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { requestDueRefund } from '#server/backends/main/purchase/refunds/due-refund.service.ts'
import { requestRefundOf, viewOf } from '#server/backends/main/purchase/refunds/refund.service.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import type { ProductServiceId } from '#server/seeds/program-slugs.ts'
import { insertDemoMember, insertDemoProgram } from './demo-members.ts'

const serviceId: ProductServiceId = 'jantung-sehat-4w'

/**
 * Makes a purchase whose refund staff transfer: the provider refuses to pay back what came from a
 * virtual account.
 */
export async function refundByHand(context: MainContext): Promise<void> {
  const { db, clock } = context
  const isMade = await db.transaction(async (tx) => {
    const member = await insertDemoMember(tx, clock, {
      ...{ email: 'lina@demo.seimbang.id', firstName: 'Lina', lastName: 'Hartati' },
    })
    const service = await findProductService(tx, serviceId)
    if (!member || !service) return false
    const { user } = member
    await insertDemoProgram(tx, clock, { user, service, daysAgo: 9, seller: context })
    const [bought] = await tx
      .select({ id: transactionTable.id })
      .from(transactionTable)
      .where(eq(transactionTable.userId, user.id))
    const purchase = bought && (await lockPurchase(tx, bought.id))
    if (!purchase) return false
    const transactionId = purchase.transaction.id
    await saveNotification(tx, {
      ...{ bodyHash: `demo-${transactionId}`, transactionId, attempt: 1, rawBody: '{}' },
      ...{ outcome: 'paid', oddOutcome: null, chargeId: '', refundedRupiah: null },
      amountRupiah: purchase.transaction.totalRupiah,
      receivedAt: later(clock.now(), -9 * dayMs),
    })
    const { offer } = await viewOf(context, tx, purchase)
    if (!offer) return false
    await requestRefundOf(context, tx, purchase, offer.amountRupiah)
    return true
  })
  const payments = { ...context.payments, refund: async () => 'refused' as const }
  if (isMade) await requestDueRefund({ ...context, payments })
}
