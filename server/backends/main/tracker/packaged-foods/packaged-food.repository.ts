import { asc, eq, inArray } from 'drizzle-orm'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { EditedFood } from '#server/backends/main/tracker/foods/edited-food.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { PackagedProduct } from '#server/contract/packaged-food.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { packagedFoodTable } from '#server/db/main/packaged-food.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { barcodesIn, foodOfProduct } from './food-of-product.ts'

export type StoredProduct = { product: PackagedProduct; fetchedAt: Date }

export async function findProduct(
  db: Database,
  barcode: string,
): Promise<StoredProduct | undefined> {
  const [row] = await db
    .select()
    .from(packagedFoodTable)
    .where(eq(packagedFoodTable.barcode, barcode))
  return row
}

/** Replaces an earlier answer for the number. */
export async function upsertProduct(
  db: Database,
  { product, fetchedAt }: StoredProduct,
): Promise<void> {
  await db
    .insert(packagedFoodTable)
    .values({ barcode: product.barcode, product, fetchedAt })
    .onConflictDoUpdate({ target: packagedFoodTable.barcode, set: { product, fetchedAt } })
}

/** Finds packaged foods by id, under the day of their answer. Leaves out those that cannot be logged. */
export async function findPackagedFoods(
  db: Database,
  ids: readonly string[],
): Promise<EditedFood[]> {
  const barcodes = barcodesIn(ids)
  if (barcodes.length === 0) return []
  const rows = await db
    .select()
    .from(packagedFoodTable)
    .where(inArray(packagedFoodTable.barcode, barcodes))
    .orderBy(asc(packagedFoodTable.barcode))
  return rows.flatMap(({ product, fetchedAt }) => {
    const edition = dayInJakarta(fetchedAt)
    const food = foodOfProduct(product, edition)
    return food ? { food, edition } : []
  })
}

/** Lists the packaged foods that the member has logged. */
export async function listLoggedPackagedFoods(db: Database, userId: string): Promise<Food[]> {
  const rows = await db
    .selectDistinct({ foodId: foodEntryTable.foodId })
    .from(foodEntryTable)
    .innerJoin(trackerTable, eq(trackerTable.id, foodEntryTable.trackerId))
    .where(eq(trackerTable.userId, userId))
  const found = await findPackagedFoods(
    db,
    rows.map(({ foodId }) => foodId),
  )
  return found.map(({ food }) => food)
}
