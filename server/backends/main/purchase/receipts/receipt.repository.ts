import { and, asc, eq, sql } from 'drizzle-orm'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { receiptCounterTable } from '#server/db/main/receipt-counter.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type ReceiptRow = typeof receiptTable.$inferSelect

/** Returns the next number of a year. A concurrent call waits for this transaction to end. */
export async function takeReceiptNumber(tx: Database, year: number): Promise<number> {
  const [counter] = await tx
    .insert(receiptCounterTable)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: receiptCounterTable.year,
      set: { lastNumber: sql`${receiptCounterTable.lastNumber} + 1` },
    })
    .returning({ lastNumber: receiptCounterTable.lastNumber })
  if (!counter) throw new Error('The receipt counter gave no number')
  return counter.lastNumber
}

export async function insertReceipt(tx: Database, receipt: ReceiptRow): Promise<void> {
  await tx.insert(receiptTable).values(receipt)
}

export async function findReceipt(db: Database, number: string): Promise<ReceiptRow | undefined> {
  const [receipt] = await db.select().from(receiptTable).where(eq(receiptTable.number, number))
  return receipt
}

/** Holds for the receipt that counts: no other replaces it. */
export const isCurrentReceipt = sql`not exists (
  select 1 from ${receiptTable} "later" where "later"."replaces" = ${receiptTable.number}
)`

/** Returns the receipts of an order, the first one first. */
export async function listReceipts(db: Database, orderId: string): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receiptTable)
    .where(eq(receiptTable.orderId, orderId))
    .orderBy(asc(receiptTable.issuedAt), asc(receiptTable.number))
}

/** Returns the receipt of an order that counts. */
export async function findReceiptOfOrder(
  db: Database,
  orderId: string,
): Promise<ReceiptRow | undefined> {
  const [receipt] = await db
    .select()
    .from(receiptTable)
    .where(and(eq(receiptTable.orderId, orderId), isCurrentReceipt))
  return receipt
}

/** Returns the receipt of a member's own transaction that counts. */
export async function findReceiptOf(
  db: Database,
  { userId, transactionId }: { userId: string; transactionId: string },
): Promise<ReceiptRow | undefined> {
  const [found] = await db
    .select({ receipt: receiptTable })
    .from(receiptTable)
    .innerJoin(transactionTable, eq(transactionTable.orderId, receiptTable.orderId))
    .where(
      and(
        eq(transactionTable.id, transactionId),
        eq(transactionTable.userId, userId),
        isCurrentReceipt,
      ),
    )
  return found?.receipt
}
