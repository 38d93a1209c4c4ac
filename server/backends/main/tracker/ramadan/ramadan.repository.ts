import { eq } from 'drizzle-orm'
import type { Ramadan } from '#server/contract/ramadan.schema.ts'
import { ramadanTable } from '#server/db/main/ramadan.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function findRamadan(db: Database, userId: string): Promise<Ramadan | null> {
  const [row] = await db
    .select({ startsOn: ramadanTable.startsOn, endsOn: ramadanTable.endsOn })
    .from(ramadanTable)
    .where(eq(ramadanTable.userId, userId))
  return row ?? null
}

export async function upsertRamadan(db: Database, userId: string, days: Ramadan): Promise<void> {
  await db
    .insert(ramadanTable)
    .values({ userId, ...days })
    .onConflictDoUpdate({ target: ramadanTable.userId, set: days })
}

export async function deleteRamadan(db: Database, userId: string): Promise<void> {
  await db.delete(ramadanTable).where(eq(ramadanTable.userId, userId))
}
