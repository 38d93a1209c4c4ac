import { eq } from 'drizzle-orm'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A trigger updates the tracker's balance and refuses a negative one. */
export async function appendSessionCredit(
  db: Database,
  credit: typeof sessionCreditTable.$inferInsert,
): Promise<void> {
  await db.insert(sessionCreditTable).values(credit)
}

/** Returns which rows of the ledger a session has. */
export async function listCreditKinds(db: Database, appointmentId: string) {
  const rows = await db
    .select({ kind: sessionCreditTable.kind })
    .from(sessionCreditTable)
    .where(eq(sessionCreditTable.appointmentId, appointmentId))
  return rows.map(({ kind }) => kind)
}
