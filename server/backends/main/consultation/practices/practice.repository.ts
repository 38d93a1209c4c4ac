import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns the practices that clients can choose. */
export async function listBookablePractices(db: Database): Promise<PracticeRow[]> {
  return db
    .select()
    .from(practiceTable)
    .where(and(eq(practiceTable.state, 'active'), isNotNull(practiceTable.practiceUntil)))
    .orderBy(asc(practiceTable.slug))
}

export async function findActivePractice(
  db: Database,
  slug: string,
): Promise<PracticeRow | undefined> {
  const [practice] = await db
    .select()
    .from(practiceTable)
    .where(and(eq(practiceTable.slug, slug), eq(practiceTable.state, 'active')))
  return practice
}

/**
 * Locks a practice, so that other bookings and moves wait and time off too. Rows that refer to it
 * can still be inserted.
 */
export async function lockPractice(
  db: Database,
  which: { slug: string } | { number: number },
): Promise<PracticeRow | undefined> {
  const { slug, number } = practiceTable
  const [practice] = await db
    .select()
    .from(practiceTable)
    .where('slug' in which ? eq(slug, which.slug) : eq(number, which.number))
    .for('no key update')
  return practice
}

export async function findPracticeOf(
  db: Database,
  userId: string,
): Promise<PracticeRow | undefined> {
  const [practice] = await db.select().from(practiceTable).where(eq(practiceTable.userId, userId))
  return practice
}
