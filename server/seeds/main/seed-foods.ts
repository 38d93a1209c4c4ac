import { count, eq, sql } from 'drizzle-orm'
import { foodTable } from '#server/db/main/food.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { readFoods } from './foods.ts'

/** The edition of the tables in `foods`. Change it when a row changes; food entries keep their copy. */
const edition = '2026-11-27.3'

/** Inserts the foods and replaces those of an earlier edition. */
export async function seedFoods(db: Database): Promise<void> {
  const [current] = await db
    .select({ count: count() })
    .from(foodTable)
    .where(eq(foodTable.edition, edition))
  if (current && current.count > 0) return
  await db
    .insert(foodTable)
    .values(readFoods().map((food) => ({ id: food.id, edition, food })))
    .onConflictDoUpdate({
      target: foodTable.id,
      set: { edition: sql`excluded.edition`, food: sql`excluded.food` },
    })
}
