import { gte } from 'drizzle-orm'
import { licenceWarningTable } from '#server/db/main/licence-warning.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns false if this warning was sent before. Of concurrent calls, one returns true. */
export async function insertWarning(
  tx: Database,
  warning: typeof licenceWarningTable.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(licenceWarningTable)
    .values(warning)
    .onConflictDoNothing()
    .returning({ sentAt: licenceWarningTable.sentAt })
  return inserted.length === 1
}

/** Returns the warnings that were sent about licences that end today or later. */
export function listWarnings(db: Database, today: string) {
  return db.select().from(licenceWarningTable).where(gte(licenceWarningTable.practiceUntil, today))
}
