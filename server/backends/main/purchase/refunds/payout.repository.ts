import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { refundTable } from '#server/db/main/refund.table.ts'
import { type RefundPayoutRow, refundPayoutTable } from '#server/db/main/refund-payout.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Throws a check violation if no approval of exactly these values is left to use. */
export async function insertPayout(tx: Database, payout: RefundPayoutRow): Promise<void> {
  await tx.insert(refundPayoutTable).values(payout)
}

/** Returns where staff transferred the given refunds, keyed by refund id. */
export async function listTransfers(db: Database, refundIds: readonly string[]) {
  if (refundIds.length === 0) return new Map()
  const { refundId, bank, lastDigits, holder } = refundPayoutTable
  const rows = await db
    .select({ refundId, bank, lastDigits, holder })
    .from(refundPayoutTable)
    .where(inArray(refundId, [...refundIds]))
  return new Map(rows.map((row) => [row.refundId, row]))
}

/** Returns what staff have paid back by hand of the payment that counts. */
export async function sumPayouts(db: Database, transactionId: string): Promise<number> {
  const [sum] = await db
    .select({ amount: sql`coalesce(sum(${refundPayoutTable.amountRupiah}), 0)`.mapWith(Number) })
    .from(refundPayoutTable)
    .innerJoin(refundTable, eq(refundTable.id, refundPayoutTable.refundId))
    .where(and(eq(refundTable.transactionId, transactionId), isNull(refundTable.surplusAttempt)))
  return sum?.amount ?? 0
}

/** Empties the accounts of payouts that were recorded before the given moment. */
export async function forgetAccounts(db: Database, before: Date): Promise<void> {
  await db
    .update(refundPayoutTable)
    .set({ account: null, holder: '' })
    .where(and(isNotNull(refundPayoutTable.account), lte(refundPayoutTable.recordedAt, before)))
}
