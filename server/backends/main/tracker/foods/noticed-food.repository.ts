import { eq } from 'drizzle-orm'
import type { FoodDiary, NoticedFoods } from '#server/contract/food-diary.schema.ts'
import { noticedFoodTable } from '#server/db/main/noticed-food.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Leaves out the changes that the member has read. */
export async function withoutNoticed(
  db: Database,
  userId: string,
  changed: FoodDiary['changed'],
): Promise<FoodDiary['changed']> {
  if (changed.length === 0) return []
  const noticed = await db
    .select()
    .from(noticedFoodTable)
    .where(eq(noticedFoodTable.userId, userId))
  return changed.filter(
    ({ foodId, edition }) =>
      !noticed.some((food) => food.foodId === foodId && food.edition === edition),
  )
}

/** Idempotent: a second call leaves the earlier time. */
export async function insertNoticed(
  db: Database,
  { userId, foods, noticedAt }: NoticedFoods & { userId: string; noticedAt: Date },
): Promise<void> {
  await db
    .insert(noticedFoodTable)
    .values(foods.map((food) => ({ ...food, userId, noticedAt })))
    .onConflictDoNothing()
}
