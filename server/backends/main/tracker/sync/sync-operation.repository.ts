import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm'
import { syncOperationTable } from '#server/db/main/sync-operation.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { OperationState } from './settle-operations.ts'

export async function findStates(
  db: Database,
  { trackerId, ids }: { trackerId: string; ids: readonly string[] },
): Promise<Map<string, OperationState>> {
  const rows = await db
    .select({ id: syncOperationTable.id, state: syncOperationTable.state })
    .from(syncOperationTable)
    .where(
      and(eq(syncOperationTable.trackerId, trackerId), inArray(syncOperationTable.id, [...ids])),
    )
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export async function insertOperations(
  db: Database,
  rows: readonly (typeof syncOperationTable.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(syncOperationTable).values([...rows])
}

export async function closeConflicts(
  db: Database,
  { trackerId, ids }: { trackerId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(syncOperationTable)
    .set({ state: 'closed', kept: null })
    .where(
      and(eq(syncOperationTable.trackerId, trackerId), inArray(syncOperationTable.id, [...ids])),
    )
}

/** Deletes old operations except open conflicts. */
export async function forgetOperations(
  db: Database,
  { trackerId, before }: { trackerId: string; before: Date },
): Promise<void> {
  await db
    .delete(syncOperationTable)
    .where(
      and(
        eq(syncOperationTable.trackerId, trackerId),
        lt(syncOperationTable.receivedAt, before),
        ne(syncOperationTable.state, 'open'),
      ),
    )
}

/** Oldest first. The caller checks the tracker's owner. */
export async function listOpenConflicts(db: Database, trackerId: string) {
  return db
    .select({
      id: syncOperationTable.id,
      kind: syncOperationTable.kind,
      entryId: syncOperationTable.entryId,
      kept: syncOperationTable.kept,
    })
    .from(syncOperationTable)
    .where(and(eq(syncOperationTable.trackerId, trackerId), eq(syncOperationTable.state, 'open')))
    .orderBy(asc(syncOperationTable.receivedAt), asc(syncOperationTable.id))
}
