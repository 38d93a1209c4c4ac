import { and, asc, desc, eq, gt, gte, lte, max, ne } from 'drizzle-orm'
import { type MealPlanRow, mealPlanTable } from '#server/db/main/meal-plan.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OfPractice = { trackerId: string; practiceNumber: number }

const { trackerId, practiceNumber, state, version, startsOn, endsOn } = mealPlanTable

const isOf = (of: OfPractice) =>
  and(eq(trackerId, of.trackerId), eq(practiceNumber, of.practiceNumber))

/** The caller holds the lock of the tracker. */
export async function findDraft(db: Database, of: OfPractice): Promise<MealPlanRow | undefined> {
  const [draft] = await db
    .select()
    .from(mealPlanTable)
    .where(and(isOf(of), eq(state, 'draft')))
  return draft
}

export async function insertDraft(
  db: Database,
  draft: typeof mealPlanTable.$inferInsert,
): Promise<MealPlanRow> {
  const [inserted] = await db.insert(mealPlanTable).values(draft).returning()
  if (!inserted) throw new Error('The draft was not inserted')
  return inserted
}

export async function updatePlan(
  db: Database,
  id: string,
  change: Partial<typeof mealPlanTable.$inferInsert>,
): Promise<MealPlanRow> {
  const [updated] = await db
    .update(mealPlanTable)
    .set(change)
    .where(eq(mealPlanTable.id, id))
    .returning()
  if (!updated) throw new Error('The plan is gone')
  return updated
}

export async function deleteDraft(db: Database, of: OfPractice): Promise<void> {
  await db.delete(mealPlanTable).where(and(isOf(of), eq(state, 'draft')))
}

/** Lists what a practice published for a tracker, newest first. */
export async function listVersions(db: Database, of: OfPractice): Promise<MealPlanRow[]> {
  return db
    .select()
    .from(mealPlanTable)
    .where(and(isOf(of), ne(state, 'draft')))
    .orderBy(desc(version))
}

/** The number of the next version of a tracker. */
export async function nextVersion(db: Database, ofTracker: string): Promise<number> {
  const [row] = await db
    .select({ last: max(version) })
    .from(mealPlanTable)
    .where(eq(trackerId, ofTracker))
  return (row?.last ?? 0) + 1
}

/** Lists the published plans that reach into a day or lie after it, also another practice's. */
export async function listPublishedFrom(
  db: Database,
  { trackerId: ofTracker, day }: { trackerId: string; day: string },
): Promise<MealPlanRow[]> {
  return db
    .select()
    .from(mealPlanTable)
    .where(and(eq(trackerId, ofTracker), eq(state, 'published'), gte(endsOn, day)))
}

function selectForClient(db: Database) {
  return db
    .select({ plan: mealPlanTable, nutritionist: practiceTable.name })
    .from(mealPlanTable)
    .innerJoin(practiceTable, eq(practiceTable.number, practiceNumber))
}
export type PlanOfNutritionist = { plan: MealPlanRow; nutritionist: string }

type OnDay = { trackerId: string; day: string }

/** The caller checks the tracker's owner. */
export async function findPlanOn(
  db: Database,
  { trackerId: ofTracker, day }: OnDay,
): Promise<PlanOfNutritionist | undefined> {
  const [found] = await selectForClient(db).where(
    and(eq(trackerId, ofTracker), eq(state, 'published'), lte(startsOn, day), gte(endsOn, day)),
  )
  return found
}

export async function findNextPlan(
  db: Database,
  { trackerId: ofTracker, day }: OnDay,
): Promise<PlanOfNutritionist | undefined> {
  const [found] = await selectForClient(db)
    .where(and(eq(trackerId, ofTracker), eq(state, 'published'), gt(startsOn, day)))
    .orderBy(asc(startsOn))
    .limit(1)
  return found
}
