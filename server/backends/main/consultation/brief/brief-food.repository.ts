import { and, asc, between, desc, eq, min, sql } from 'drizzle-orm'
import type { FoodDay } from '#app/nutrition/brief/food-days.ts'
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

/** Sums up the foods of each logged day, oldest first. */
export async function listFoodDays(db: Database, span: Span): Promise<FoodDay[]> {
  const { grams, food, eatenOn } = foodEntryTable
  const eaten = (nutrient: keyof Food['per100g']) =>
    sql<number>`sum(${grams} / 100 * (${food} -> 'per100g' ->> ${nutrient})::numeric)::float8`
  const onPlate = (part: keyof Food['plate']) =>
    sql<number>`sum(${grams} * (${food} -> 'plate' ->> ${part})::numeric)::float8`
  return db
    .select({
      day: eatenOn,
      energyKcal: eaten('energyKcal'),
      proteinG: eaten('proteinG'),
      fatG: eaten('fatG'),
      carbohydrateG: eaten('carbohydrateG'),
      fibreG: eaten('fibreG'),
      staple: onPlate('staple'),
      side: onPlate('side'),
      vegetables: onPlate('vegetables'),
      fruit: onPlate('fruit'),
    })
    .from(foodEntryTable)
    .where(within(span))
    .groupBy(eatenOn)
    .orderBy(asc(eatenOn))
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
