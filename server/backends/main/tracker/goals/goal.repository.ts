import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Goal } from '#server/contract/goal.schema.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import type { Database } from '#server/db/open-database.ts'

const columns = {
  id: goalTable.id,
  targetKilograms: goalTable.targetKilograms,
  weeks: goalTable.weeks,
  startKilograms: goalTable.startKilograms,
  startsOn: goalTable.startsOn,
  plan: goalTable.plan,
  endedOn: goalTable.endedOn,
}

/** Newest first. The caller checks the tracker's owner. */
export async function listGoals(db: Database, trackerId: string): Promise<Goal[]> {
  return db
    .select(columns)
    .from(goalTable)
    .where(eq(goalTable.trackerId, trackerId))
    .orderBy(desc(goalTable.createdAt), desc(goalTable.id))
}

export async function findGoal(
  db: Database,
  { trackerId, id }: { trackerId: string; id: string },
): Promise<Goal | undefined> {
  const [goal] = await db
    .select(columns)
    .from(goalTable)
    .where(and(eq(goalTable.trackerId, trackerId), eq(goalTable.id, id)))
  return goal
}

export async function insertGoal(db: Database, row: typeof goalTable.$inferInsert): Promise<Goal> {
  const [saved] = await db.insert(goalTable).values(row).returning(columns)
  if (!saved) throw new Error('The goal was not saved')
  return saved
}

/** Ends the goal today, even if it started today. */
export async function endCurrentGoal(
  db: Database,
  { trackerId, endedOn }: { trackerId: string; endedOn: string },
): Promise<void> {
  await db
    .update(goalTable)
    .set({ endedOn })
    .where(and(eq(goalTable.trackerId, trackerId), isNull(goalTable.endedOn)))
}
