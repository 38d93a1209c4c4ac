import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Food, FoodList } from '#server/contract/food.schema.ts'
import { foodTable } from '#server/db/main/food.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A food with the edition that its values are from; a member's own have none. */
export type EditedFood = { food: Food; edition: string }

/** Every food of the site, by id. The latest edition names the list. */
export async function listFoods(db: Database): Promise<FoodList> {
  const rows = await db
    .select({ food: foodTable.food, edition: foodTable.edition })
    .from(foodTable)
    .orderBy(asc(foodTable.id))
  const editions = rows.map(({ edition }) => edition).toSorted()
  return { edition: editions.at(-1) ?? '', foods: rows.map(({ food }) => food) }
}

/** Of the site's foods and the member's own, those with an id of the list. */
export async function findFoods(
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, EditedFood>> {
  const ofSite = await db
    .select({ food: foodTable.food, edition: foodTable.edition })
    .from(foodTable)
    .where(inArray(foodTable.id, [...ids]))
  const own = await db
    .select({ food: ownFoodTable.food, edition: sql<string>`''` })
    .from(ownFoodTable)
    .where(and(eq(ownFoodTable.userId, userId), inArray(ownFoodTable.id, [...ids])))
  return new Map([...own, ...ofSite].map((edited) => [edited.food.id, edited]))
}

export async function listOwnFoods(db: Database, userId: string): Promise<Food[]> {
  const rows = await db
    .select({ food: ownFoodTable.food })
    .from(ownFoodTable)
    .where(eq(ownFoodTable.userId, userId))
    .orderBy(asc(ownFoodTable.createdAt), asc(ownFoodTable.id))
  return rows.map(({ food }) => food)
}

export async function deleteOwnFood(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.delete(ownFoodTable).where(and(eq(ownFoodTable.userId, userId), eq(ownFoodTable.id, id)))
}

/** One written again under its id takes the place of the first. */
export async function upsertOwnFood(
  db: Database,
  row: typeof ownFoodTable.$inferInsert,
): Promise<void> {
  await db
    .insert(ownFoodTable)
    .values(row)
    .onConflictDoUpdate({
      target: [ownFoodTable.userId, ownFoodTable.id],
      set: { food: row.food },
    })
}
