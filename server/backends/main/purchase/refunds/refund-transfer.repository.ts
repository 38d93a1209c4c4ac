import { and, asc, eq } from 'drizzle-orm'
import { orderTable } from '#server/db/main/order.table.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { type RefundRow, refundTable } from '#server/db/main/refund.table.ts'
import { refundAccountTable } from '#server/db/main/refund-account.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns the refunds that staff must transfer, oldest first, or the one with the given id. */
export async function selectByHand(db: Database, refundId?: string) {
  return db
    .select({
      refund: refundTable,
      order: orderTable,
      productService: productServiceTable,
      user: userTable,
      account: refundAccountTable,
    })
    .from(refundTable)
    .innerJoin(transactionTable, eq(transactionTable.id, refundTable.transactionId))
    .innerJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .innerJoin(productServiceTable, eq(productServiceTable.id, orderTable.productServiceId))
    .innerJoin(userTable, eq(userTable.id, orderTable.userId))
    .leftJoin(refundAccountTable, eq(refundAccountTable.refundId, refundTable.id))
    .where(
      and(
        eq(refundTable.state, 'by_hand'),
        refundId === undefined ? undefined : eq(refundTable.id, refundId),
      ),
    )
    .orderBy(asc(refundTable.requestedAt), asc(refundTable.id))
}

/** Returns false if the refund does not wait for a transfer. A trigger deletes its account. */
export async function markTransferred(
  tx: Database,
  { id, settledAt }: Pick<RefundRow, 'id' | 'settledAt'>,
): Promise<boolean> {
  const marked = await tx
    .update(refundTable)
    .set({ state: 'paid_back', settledAt })
    .where(and(eq(refundTable.id, id), eq(refundTable.state, 'by_hand')))
    .returning({ id: refundTable.id })
  return marked.length === 1
}
