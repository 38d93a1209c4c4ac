import { asc, count, eq, inArray } from 'drizzle-orm'
import type { EditedFood } from '#server/backends/main/tracker/foods/edited-food.ts'
import type { Food } from '#server/contract/food.schema.ts'
import { foodSourceTable } from '#server/db/main/food-source.table.ts'
import { importedFoodTable } from '#server/db/main/imported-food.table.ts'
import type { Database } from '#server/db/open-database.ts'

type SourceRow = typeof foodSourceTable.$inferSelect

/** Replaces all foods of the source. */
export async function replaceImportedFoods(
  db: Database,
  { source, foods }: { source: SourceRow; foods: readonly Food[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(foodSourceTable).where(eq(foodSourceTable.id, source.id))
    await tx.insert(foodSourceTable).values(source)
    await tx
      .insert(importedFoodTable)
      .values(foods.map((food) => ({ id: food.id, sourceId: source.id, food })))
  })
}

/** Returns false if there is no such source. */
export async function deleteFoodSource(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(foodSourceTable)
    .where(eq(foodSourceTable.id, id))
    .returning({ id: foodSourceTable.id })
  return deleted.length > 0
}

export async function listFoodSources(
  db: Database,
): Promise<{ source: SourceRow; foodCount: number }[]> {
  return db
    .select({ source: foodSourceTable, foodCount: count(importedFoodTable.id) })
    .from(foodSourceTable)
    .leftJoin(importedFoodTable, eq(importedFoodTable.sourceId, foodSourceTable.id))
    .groupBy(foodSourceTable.id)
    .orderBy(asc(foodSourceTable.id))
}

export async function listImportedFoods(db: Database): Promise<Food[]> {
  const rows = await db
    .select({ food: importedFoodTable.food })
    .from(importedFoodTable)
    .orderBy(asc(importedFoodTable.id))
  return rows.map(({ food }) => food)
}

export async function findImportedFoods(
  db: Database,
  ids: readonly string[],
): Promise<EditedFood[]> {
  return db
    .select({ food: importedFoodTable.food, edition: foodSourceTable.edition })
    .from(importedFoodTable)
    .innerJoin(foodSourceTable, eq(foodSourceTable.id, importedFoodTable.sourceId))
    .where(inArray(importedFoodTable.id, [...ids]))
}
