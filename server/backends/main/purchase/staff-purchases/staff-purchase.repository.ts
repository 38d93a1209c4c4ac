import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { startInJakarta } from '#app/lib/day-in-jakarta.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import type { PurchaseQuery } from '#server/contract/admin-purchase.schema.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export const pageSize = 50

/** Returns a page of purchases, newest first, and one row more if another page follows. */
export function listPurchases(db: Database, { state, service, from, until, after }: PurchaseQuery) {
  const { createdAt, id } = transactionTable
  return select(
    db,
    and(
      state && eq(transactionTable.state, state),
      from ? gte(createdAt, startInJakarta(from)) : undefined,
      until ? lt(createdAt, startInJakarta(addDays(until, 1))) : undefined,
      service ? eq(transactionTable.productServiceId, service) : undefined,
      after
        ? sql`(${createdAt}, ${id}) < (${after.slice(0, 24)}::timestamptz, ${after.slice(25)})`
        : undefined,
    ),
  ).limit(pageSize + 1)
}

/** Returns every service, by program and duration. */
export function listServices(db: Database) {
  const { id, programSlug, durationWeeks } = productServiceTable
  return db
    .select({ id, programSlug, durationWeeks })
    .from(productServiceTable)
    .orderBy(asc(programSlug), asc(durationWeeks), asc(id))
}

/** Returns the latest purchases that a number, an id or an exact address names. */
export async function searchPurchases(db: Database, term: string) {
  const ofReceipt = db
    .select({ orderId: receiptTable.orderId })
    .from(receiptTable)
    .where(eq(receiptTable.number, term.toUpperCase()))
  const ofNumber = db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(or(eq(orderTable.number, term.toUpperCase()), eq(orderTable.id, term)))
  const ofAddress = db
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.email, term.toLowerCase()))
  const ways = [
    eq(transactionTable.id, term),
    sql`${transactionTable.orderId} in ${ofNumber}`,
    sql`${transactionTable.orderId} in ${ofReceipt}`,
    sql`${transactionTable.userId} in ${ofAddress}`,
  ]
  // One index each: an `or` over all of them would read the whole table.
  for (const way of ways) {
    const found = await select(db, way).limit(pageSize)
    if (found.length > 0) return found
  }
  return []
}

function select(db: Database, where: SQL | undefined) {
  return db
    .select({
      transaction: transactionTable,
      orderNumber: orderTable.number,
      productService: productServiceTable,
    })
    .from(transactionTable)
    .innerJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .innerJoin(productServiceTable, eq(productServiceTable.id, transactionTable.productServiceId))
    .where(where)
    .orderBy(desc(transactionTable.createdAt), desc(transactionTable.id))
}
