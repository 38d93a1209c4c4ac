import { eq } from 'drizzle-orm'
import type { FoodDiary, ToldFoods } from '#server/contract/food-diary.schema.ts'
import { toldFoodTable } from '#server/db/main/told-food.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Leaves out the changes that the member has read. */
export async function withoutTold(
  db: Database,
  userId: string,
  changed: FoodDiary['changed'],
): Promise<FoodDiary['changed']> {
  if (changed.length === 0) return []
  const told = await db.select().from(toldFoodTable).where(eq(toldFoodTable.userId, userId))
  return changed.filter(
    ({ foodId, edition }) =>
      !told.some((food) => food.foodId === foodId && food.edition === edition),
  )
}

/** Idempotent: a second call leaves the earlier time. */
export async function insertTold(
  db: Database,
  { userId, foods, toldAt }: ToldFoods & { userId: string; toldAt: Date },
): Promise<void> {
  await db
    .insert(toldFoodTable)
    .values(foods.map((food) => ({ ...food, userId, toldAt })))
    .onConflictDoNothing()
}
