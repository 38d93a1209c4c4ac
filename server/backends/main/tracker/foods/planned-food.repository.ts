import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import type { Database } from '#server/db/open-database.ts'

const columns = {
  id: plannedFoodTable.id,
  eatenOn: plannedFoodTable.plannedOn,
  meal: plannedFoodTable.meal,
  foodId: plannedFoodTable.foodId,
  measure: plannedFoodTable.measure,
  amount: plannedFoodTable.amount,
  grams: plannedFoodTable.grams,
  food: plannedFoodTable.food,
}

type OfTracker<Rest> = Rest & { trackerId: string }

/** Lists what is planned for a day and not eaten yet. The caller checks the tracker's owner. */
export async function listPlannedFoods(
  db: Database,
  { trackerId, day }: OfTracker<{ day: string }>,
): Promise<StoredFoodEntry[]> {
  const eaten = db
    .select({ one: sql`1` })
    .from(foodEntryTable)
    .where(
      and(
        eq(foodEntryTable.trackerId, plannedFoodTable.trackerId),
        eq(foodEntryTable.id, plannedFoodTable.id),
      ),
    )
  return db
    .select(columns)
    .from(plannedFoodTable)
    .where(
      and(
        eq(plannedFoodTable.trackerId, trackerId),
        eq(plannedFoodTable.plannedOn, day),
        notExists(eaten),
      ),
    )
    .orderBy(asc(plannedFoodTable.createdAt), asc(plannedFoodTable.id))
}

/** Replaces a plan with the same id. */
export async function upsertPlannedFood(
  db: Database,
  row: typeof plannedFoodTable.$inferInsert,
): Promise<StoredFoodEntry> {
  const { trackerId: _, id: __, createdAt: ___, ...content } = row
  const [saved] = await db
    .insert(plannedFoodTable)
    .values(row)
    .onConflictDoUpdate({ target: [plannedFoodTable.trackerId, plannedFoodTable.id], set: content })
    .returning(columns)
  if (!saved) throw new Error('The plan was not saved')
  return saved
}

export async function deletePlannedFood(
  db: Database,
  { trackerId, id }: OfTracker<{ id: string }>,
): Promise<void> {
  await db
    .delete(plannedFoodTable)
    .where(and(eq(plannedFoodTable.trackerId, trackerId), eq(plannedFoodTable.id, id)))
}
