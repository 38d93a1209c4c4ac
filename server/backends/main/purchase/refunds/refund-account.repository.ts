import { and, eq, inArray } from 'drizzle-orm'
import { refundTable } from '#server/db/main/refund.table.ts'
import { type RefundAccountRow, refundAccountTable } from '#server/db/main/refund-account.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Locks a refund that staff must transfer, if it belongs to the transaction. */
export async function lockRefundByHand(
  tx: Database,
  { refundId, transactionId }: { refundId: string; transactionId: string },
) {
  const [refund] = await tx
    .select()
    .from(refundTable)
    .where(
      and(
        eq(refundTable.id, refundId),
        eq(refundTable.transactionId, transactionId),
        eq(refundTable.state, 'by_hand'),
      ),
    )
    .for('update')
  return refund
}

/** Returns the accounts of the given refunds, keyed by refund id. */
export async function listAccounts(
  db: Database,
  refundIds: readonly string[],
): Promise<Map<string, RefundAccountRow>> {
  if (refundIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(refundAccountTable)
    .where(inArray(refundAccountTable.refundId, [...refundIds]))
  return new Map(rows.map((row) => [row.refundId, row]))
}

export async function upsertAccount(tx: Database, account: RefundAccountRow): Promise<void> {
  const { refundId: _, ...columns } = account
  await tx
    .insert(refundAccountTable)
    .values(account)
    .onConflictDoUpdate({ target: refundAccountTable.refundId, set: columns })
}
