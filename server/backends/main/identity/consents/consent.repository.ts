import { consentTable } from '#server/db/main/consent.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertConsent(
  db: Database,
  consent: typeof consentTable.$inferInsert,
): Promise<void> {
  await db.insert(consentTable).values(consent)
}
