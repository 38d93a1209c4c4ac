import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A trigger moves the tracker's balance with it, and refuses what it does not hold. */
export async function appendSessionCredit(
  db: Database,
  credit: typeof sessionCreditTable.$inferInsert,
): Promise<void> {
  await db.insert(sessionCreditTable).values(credit)
}
