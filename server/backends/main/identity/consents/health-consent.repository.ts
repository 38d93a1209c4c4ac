import { desc, eq } from 'drizzle-orm'
import { healthConsentTable } from '#server/db/main/health-consent.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertHealthConsent(
  db: Database,
  decision: typeof healthConsentTable.$inferInsert,
): Promise<void> {
  await db.insert(healthConsentTable).values(decision)
}

/** Returns the decision that counts. */
export async function findHealthConsent(
  db: Database,
  userId: string,
): Promise<typeof healthConsentTable.$inferSelect | undefined> {
  const [latest] = await db
    .select()
    .from(healthConsentTable)
    .where(eq(healthConsentTable.userId, userId))
    .orderBy(desc(healthConsentTable.number))
    .limit(1)
  return latest
}

/** Returns every decision of a member, the latest first. */
export function listHealthConsents(db: Database, userId: string) {
  const { number, isGiven, textVersion, language, decidedAt } = healthConsentTable
  return db
    .select({ isGiven, textVersion, language, decidedAt })
    .from(healthConsentTable)
    .where(eq(healthConsentTable.userId, userId))
    .orderBy(desc(number))
    .limit(100)
}
