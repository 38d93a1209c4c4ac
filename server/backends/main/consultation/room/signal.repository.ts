import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { SignalBody } from '#server/contract/call.schema.ts'
import { callSignalTable } from '#server/db/main/call-signal.table.ts'
import type { Database } from '#server/db/open-database.ts'

type NewSignal = { callId: string; from: string; to: string; body: SignalBody; createdAt: Date }

/** Returns the number that the trigger gave it. */
export async function insertSignal(
  db: Database,
  { callId, from: fromTab, to: toTab, body, createdAt }: NewSignal,
): Promise<number> {
  const [inserted] = await db
    .insert(callSignalTable)
    .values({ callId, fromTab, toTab, body: JSON.stringify(body), createdAt })
    .returning({ seq: callSignalTable.seq })
  if (!inserted) throw new Error('The signal was not inserted')
  return inserted.seq
}

export async function listSignals(
  db: Database,
  { callId, to, after }: { callId: string; to: string; after: number },
): Promise<{ seq: number; from: string; body: SignalBody }[]> {
  const { seq, fromTab, toTab, body } = callSignalTable
  const rows = await db
    .select({ seq, from: fromTab, body })
    .from(callSignalTable)
    .where(and(eq(callSignalTable.callId, callId), eq(toTab, to), gt(seq, after)))
    .orderBy(asc(seq))
  return rows.map((row) => ({ ...row, body: JSON.parse(row.body) }))
}

/** Deletes the signals of the calls that have some from before a moment. Returns whether it did. */
export async function deleteOldSignals(db: Database, before: Date): Promise<boolean> {
  const old = lte(callSignalTable.createdAt, before)
  const some = db.select({ id: callSignalTable.callId }).from(callSignalTable).where(old).limit(1)
  const deleted = await db
    .delete(callSignalTable)
    .where(and(inArray(callSignalTable.callId, some), old))
    .returning({ seq: callSignalTable.seq })
  return deleted.length > 0
}
