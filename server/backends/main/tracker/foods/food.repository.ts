import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { findImportedFoods } from '#server/backends/main/tracker/imported-foods/imported-food.repository.ts'
import { findPackagedFoods } from '#server/backends/main/tracker/packaged-foods/packaged-food.repository.ts'
import type { Food, FoodList } from '#server/contract/food.schema.ts'
import { foodTable } from '#server/db/main/food.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { EditedFood } from './edited-food.ts'

/** Lists every food of the site by id, under the latest edition. */
export async function listFoods(db: Database): Promise<FoodList> {
  const rows = await db
    .select({ food: foodTable.food, edition: foodTable.edition })
    .from(foodTable)
    .orderBy(asc(foodTable.id))
  const editions = rows.map(({ edition }) => edition).toSorted()
  return { edition: editions.at(-1) ?? '', foods: rows.map(({ food }) => food) }
}

/** Finds foods by id among the site's, imported and packaged ones and the member's own. */
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
  const imported = await findImportedFoods(db, ids)
  const packaged = await findPackagedFoods(db, ids)
  return new Map(
    [...own, ...packaged, ...imported, ...ofSite].map((edited) => [edited.food.id, edited]),
  )
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

/** Replaces a food with the same id. */
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
