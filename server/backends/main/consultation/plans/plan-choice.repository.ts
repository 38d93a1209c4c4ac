import { and, eq, gte, lte } from 'drizzle-orm'
import type { PlanChoice } from '#server/contract/meal-plan.schema.ts'
import { mealPlanChoiceTable } from '#server/db/main/meal-plan-choice.table.ts'
import type { Database } from '#server/db/open-database.ts'

const { planId, trackerId, day, meal, group, foodId } = mealPlanChoiceTable

type Days = { trackerId: string; from: string; to: string }

/** The caller checks the tracker's owner. */
export async function listChoices(
  db: Database,
  { trackerId: ofTracker, from, to }: Days,
): Promise<PlanChoice[]> {
  return db
    .select({ planId, day, meal, group, foodId })
    .from(mealPlanChoiceTable)
    .where(and(eq(trackerId, ofTracker), gte(day, from), lte(day, to)))
}

type OfTracker = PlanChoice & { trackerId: string }

export async function upsertChoice(
  db: Database,
  choice: typeof mealPlanChoiceTable.$inferInsert,
): Promise<void> {
  await db
    .insert(mealPlanChoiceTable)
    .values(choice)
    .onConflictDoUpdate({ target: [planId, day, meal, group], set: { foodId: choice.foodId } })
}

export async function deleteChoice(db: Database, choice: OfTracker): Promise<void> {
  await db
    .delete(mealPlanChoiceTable)
    .where(
      and(
        eq(planId, choice.planId),
        eq(trackerId, choice.trackerId),
        eq(day, choice.day),
        eq(meal, choice.meal),
        eq(group, choice.group),
      ),
    )
}
