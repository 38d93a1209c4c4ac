import { and, eq, isNull } from 'drizzle-orm'
import { addressChangeTable } from '#server/db/main/address-change.table.ts'
import type { Database } from '#server/db/open-database.ts'

type AddressChange = typeof addressChangeTable.$inferSelect

/** Stores a requested address. Deletes an earlier one that never took effect. */
export async function insertAddressChange(
  tx: Database,
  change: typeof addressChangeTable.$inferInsert,
): Promise<void> {
  await tx
    .delete(addressChangeTable)
    .where(and(eq(addressChangeTable.userId, change.userId), isNull(addressChangeTable.doneAt)))
  await tx.insert(addressChangeTable).values(change)
}

export async function findAddressChange(
  tx: Database,
  approvalId: string,
): Promise<AddressChange | undefined> {
  const [change] = await tx
    .select()
    .from(addressChangeTable)
    .where(eq(addressChangeTable.approvalId, approvalId))
  return change
}

/** A trigger uses up the approval. */
export async function markAddressChanged(
  tx: Database,
  { approvalId, doneAt }: { approvalId: string; doneAt: Date },
): Promise<void> {
  await tx
    .update(addressChangeTable)
    .set({ doneAt })
    .where(eq(addressChangeTable.approvalId, approvalId))
}

export async function deleteAddressChange(tx: Database, approvalId: string): Promise<void> {
  await tx.delete(addressChangeTable).where(eq(addressChangeTable.approvalId, approvalId))
}
