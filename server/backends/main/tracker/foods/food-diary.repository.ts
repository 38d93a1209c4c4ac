import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import type { Database } from '#server/db/open-database.ts'

const entryColumns = {
  id: foodEntryTable.id,
  eatenOn: foodEntryTable.eatenOn,
  meal: foodEntryTable.meal,
  foodId: foodEntryTable.foodId,
  measure: foodEntryTable.measure,
  amount: foodEntryTable.amount,
  grams: foodEntryTable.grams,
  food: foodEntryTable.food,
}

/** The caller checks the tracker's owner. */
export async function listFoodEntries(
  db: Database,
  { trackerId, days }: { trackerId: string; days: readonly string[] },
): Promise<StoredFoodEntry[]> {
  return db
    .select(entryColumns)
    .from(foodEntryTable)
    .where(and(eq(foodEntryTable.trackerId, trackerId), inArray(foodEntryTable.eatenOn, [...days])))
    .orderBy(asc(foodEntryTable.createdAt), asc(foodEntryTable.id))
}

/** How many entries are searched for recent foods. */
const searchedEntryCount = 60

export type RecentFood = Pick<StoredFoodEntry, 'foodId' | 'measure' | 'amount' | 'food'>

/** Lists recently eaten foods as they were last logged, each once, the latest first. */
export async function listRecentFoods(db: Database, trackerId: string): Promise<RecentFood[]> {
  const rows = await db
    .select({
      foodId: foodEntryTable.foodId,
      measure: foodEntryTable.measure,
      amount: foodEntryTable.amount,
      food: foodEntryTable.food,
    })
    .from(foodEntryTable)
    .where(eq(foodEntryTable.trackerId, trackerId))
    .orderBy(desc(foodEntryTable.eatenOn), desc(foodEntryTable.createdAt))
    .limit(searchedEntryCount)
  const latestById = new Map(rows.toReversed().map((row) => [row.foodId, row]))
  const ids = [...new Set(rows.map(({ foodId }) => foodId))]
  return ids.flatMap((id) => latestById.get(id) ?? [])
}

type EntryRow = typeof foodEntryTable.$inferInsert

/** Replaces an entry with the same id, whose position in the day stays. */
export async function upsertFoodEntry(db: Database, row: EntryRow): Promise<StoredFoodEntry> {
  const { trackerId: _, id: __, createdAt: ___, ...content } = row
  const [saved] = await db
    .insert(foodEntryTable)
    .values(row)
    .onConflictDoUpdate({ target: [foodEntryTable.trackerId, foodEntryTable.id], set: content })
    .returning(entryColumns)
  if (!saved) throw new Error('The entry was not saved')
  return saved
}

export async function deleteFoodEntry(
  db: Database,
  { trackerId, id }: { trackerId: string; id: string },
): Promise<void> {
  await db
    .delete(foodEntryTable)
    .where(and(eq(foodEntryTable.trackerId, trackerId), eq(foodEntryTable.id, id)))
}
