import { and, asc, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { cartTable } from '#server/db/main/cart.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { regularPriceAt, taxClassAt } from '#server/db/main/price-at.ts'
import { productPriceTable } from '#server/db/main/product-price.table.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns every service with its regular terms of now, or the named one. */
export function listSoldServices(db: Database, now: Date, id?: string) {
  return db
    .select({
      ...getTableColumns(productServiceTable),
      priceRupiah: regularPriceAt(now),
      taxClass: taxClassAt(now),
    })
    .from(productServiceTable)
    .where(id === undefined ? undefined : eq(productServiceTable.id, id))
    .orderBy(asc(productServiceTable.programSlug), asc(productServiceTable.durationWeeks))
}

/** Returns the approved prices of services, those that start later first. */
export function listApprovedPrices(db: Database, productServiceIds: string[]) {
  return db
    .select()
    .from(productPriceTable)
    .where(inArray(productPriceTable.productServiceId, productServiceIds))
    .orderBy(desc(productPriceTable.startsAt), desc(productPriceTable.recordedAt))
}

/** Returns the prices that wait for a second person, with the name of who asks. */
export function listAskedPrices(db: Database, now: Date) {
  return db
    .select({ approval: approvalTable, requestedBy: userTable.firstName })
    .from(approvalTable)
    .leftJoin(userTable, eq(userTable.id, approvalTable.requestedBy))
    .where(
      and(
        eq(approvalTable.kind, 'price'),
        eq(approvalTable.state, 'requested'),
        gt(approvalTable.expiresAt, now),
      ),
    )
}

/** Counts what a change of the service meets: carts follow the price, unpaid orders keep theirs. */
export async function countOpen(db: Database, id: string) {
  const [carts, openOrders] = await Promise.all([
    db.$count(cartTable, eq(cartTable.productServiceId, id)),
    db.$count(
      orderTable,
      and(
        eq(orderTable.productServiceId, id),
        inArray(orderTable.state, ['created', 'otp_pending', 'awaiting_payment']),
      ),
    ),
  ])
  return { carts, openOrders }
}

/** Throws a check violation if no approval of exactly these values is left to use. */
export async function insertPrice(
  tx: Database,
  price: typeof productPriceTable.$inferInsert,
): Promise<void> {
  await tx.insert(productPriceTable).values(price)
}

/** Puts a service on sale. Only a price that two people set may follow in the same transaction. */
export async function insertProductService(
  tx: Database,
  service: typeof productServiceTable.$inferInsert,
): Promise<void> {
  await tx.insert(productServiceTable).values(service)
}

/** Returns false for an unknown service. */
export async function setWithdrawn(
  tx: Database,
  id: string,
  withdrawnAt: Date | null,
): Promise<boolean> {
  const changed = await tx
    .update(productServiceTable)
    .set({ withdrawnAt })
    .where(eq(productServiceTable.id, id))
    .returning({ id: productServiceTable.id })
  return changed.length === 1
}
