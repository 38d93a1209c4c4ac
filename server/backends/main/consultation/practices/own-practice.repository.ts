import { and, eq, inArray } from 'drizzle-orm'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** States in which the account of a practice has its rights. */
const ownedStates = ['active', 'paused'] as const

/** Returns the practice that an account owns; undefined if the account has none, or had one. */
export async function findOwnPractice(
  db: Database,
  userId: string,
): Promise<PracticeRow | undefined> {
  const [practice] = await db
    .select()
    .from(practiceTable)
    .where(and(eq(practiceTable.userId, userId), inArray(practiceTable.state, [...ownedStates])))
  return practice
}

/**
 * Locks the practice, so that bookings, moves and time off wait. Returns undefined if the account
 * no longer owns it.
 */
export async function lockOwnPractice(
  db: Database,
  { number, userId }: Pick<PracticeRow, 'number' | 'userId'>,
): Promise<PracticeRow | undefined> {
  const [practice] = await db
    .select()
    .from(practiceTable)
    .where(
      and(
        eq(practiceTable.number, number),
        eq(practiceTable.userId, userId ?? ''),
        inArray(practiceTable.state, [...ownedStates]),
      ),
    )
    .for('no key update')
  return practice
}

export async function updatePractice(
  db: Database,
  number: number,
  changes: Partial<PracticeRow>,
): Promise<PracticeRow> {
  const [practice] = await db
    .update(practiceTable)
    .set(changes)
    .where(eq(practiceTable.number, number))
    .returning()
  if (!practice) throw new Error('The practice to change is gone')
  return practice
}
