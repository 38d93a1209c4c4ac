import { and, asc, between, desc, eq, min, sql } from 'drizzle-orm'
import { type FoodDay, foodDaysOf, type LoggedFood } from '#app/nutrition/brief/food-days.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import type { Food } from '#server/contract/food.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Span = { trackerId: string; from: string; to: string }

/** Returns the day of the very first food, from the end of an index. */
export async function findFirstFoodDay(db: Database, trackerId: string): Promise<string | null> {
  const [found] = await db
    .select({ day: min(foodEntryTable.eatenOn) })
    .from(foodEntryTable)
    .where(eq(foodEntryTable.trackerId, trackerId))
  return found?.day ?? null
}

/** Lists the logged days with their foods, oldest first. */
export async function listFoodDays(db: Database, span: Span): Promise<FoodDay[]> {
  const { grams, food, eatenOn } = foodEntryTable
  const foods = await db
    .select({
      day: eatenOn,
      grams,
      // The whole snapshot is ten times as long.
      food: sql<LoggedFood['food']>`jsonb_build_object('per100g', ${food} -> 'per100g',
        'known', coalesce(${food} -> 'known', '{}'), 'plate', ${food} -> 'plate')`,
    })
    .from(foodEntryTable)
    .where(within(span))
    .orderBy(asc(eatenOn))
  return foodDaysOf(foods)
}

/** Lists what was eaten most often, with the name it had last; among equals the later one first. */
export async function listTopFoods(
  db: Database,
  { count, ...span }: Span & { count: number },
): Promise<BriefPart<'food'>['topFoods']> {
  const { foodId, food, eatenOn, createdAt, id } = foodEntryTable
  const times = sql<number>`count(*)::int`
  return db
    .select({
      names: sql<Food['names']>`(array_agg(${food} -> 'names'
        order by ${eatenOn} desc, ${createdAt} desc, ${id} desc))[1]`,
      times,
      dayCount: sql<number>`count(distinct ${eatenOn})::int`,
    })
    .from(foodEntryTable)
    .where(within(span))
    .groupBy(foodId)
    .orderBy(desc(times), desc(sql`max(${eatenOn})`), asc(foodId))
    .limit(count)
}

function within({ trackerId, from, to }: Span) {
  return and(eq(foodEntryTable.trackerId, trackerId), between(foodEntryTable.eatenOn, from, to))
}
