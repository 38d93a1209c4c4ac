import { and, asc, between, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { isMemberCalm } from '#server/backends/main/tracker/calm-mode/is-member-calm.ts'
import type { MeasurementKind } from '#server/contract/measures.ts'
import type { SharedFood, SharedMeasurement } from '#server/contract/share.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type SharedDays = { trackerId: string; from: string; to: string }

export async function listSharedWeights(
  db: Database,
  { trackerId, from, to }: SharedDays,
): Promise<WeightEntry[]> {
  return db
    .select({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
    .from(weightTable)
    .where(and(eq(weightTable.trackerId, trackerId), between(weightTable.measuredOn, from, to)))
    .orderBy(asc(weightTable.measuredOn))
}

export async function listSharedMeasurements(
  db: Database,
  { trackerId, from, to, kinds }: SharedDays & { kinds: MeasurementKind[] },
): Promise<SharedMeasurement[]> {
  return db
    .select({
      kind: measurementTable.kind,
      measuredOn: measurementTable.measuredOn,
      value: measurementTable.value,
      secondValue: measurementTable.secondValue,
      measuredAt: measurementTable.measuredAt,
      mealTiming: measurementTable.mealTiming,
      typedIn: measurementTable.typedIn,
    })
    .from(measurementTable)
    .where(
      and(
        eq(measurementTable.trackerId, trackerId),
        between(measurementTable.measuredOn, from, to),
        inArray(measurementTable.kind, kinds),
      ),
    )
    .orderBy(
      asc(measurementTable.measuredOn),
      sql`${measurementTable.measuredAt} asc nulls first`,
      asc(measurementTable.createdAt),
      asc(measurementTable.id),
    )
}

/** Reasons that require calm mode depend on the day. */
export async function isOwnerCalm(db: Database, trackerId: string, day: string): Promise<boolean> {
  const [tracker] = await db
    .select({ userId: trackerTable.userId })
    .from(trackerTable)
    .where(eq(trackerTable.id, trackerId))
  return tracker !== undefined && isMemberCalm(db, tracker.userId, day)
}

export async function listSharedFood(
  db: Database,
  { trackerId, from, to, isCalm }: SharedDays & { isCalm: boolean },
): Promise<SharedFood[]> {
  const rows = await db
    .select({
      eatenOn: foodEntryTable.eatenOn,
      meal: foodEntryTable.meal,
      grams: foodEntryTable.grams,
      food: foodEntryTable.food,
    })
    .from(foodEntryTable)
    .where(and(eq(foodEntryTable.trackerId, trackerId), between(foodEntryTable.eatenOn, from, to)))
    .orderBy(asc(foodEntryTable.eatenOn), asc(foodEntryTable.createdAt), asc(foodEntryTable.id))
  return rows.map(({ food, ...eaten }) => {
    const per100g = food.per100g
    const eatenOf = (amount: number) => Math.round((amount * eaten.grams) / 10) / 10
    return {
      ...eaten,
      names: food.names,
      ...(!isCalm && { energyKcal: eatenOf(per100g.energyKcal) }),
      ...(!isCalm && { energyKnown: food.known?.energyKcal }),
      proteinG: eatenOf(per100g.proteinG),
      fatG: eatenOf(per100g.fatG),
      carbohydrateG: eatenOf(per100g.carbohydrateG),
    }
  })
}

export async function listSharedGoals(db: Database, { trackerId, from }: SharedDays) {
  return db
    .select({
      startsOn: goalTable.startsOn,
      startKilograms: goalTable.startKilograms,
      targetKilograms: goalTable.targetKilograms,
      weeks: goalTable.weeks,
      endedOn: goalTable.endedOn,
    })
    .from(goalTable)
    .where(
      and(
        eq(goalTable.trackerId, trackerId),
        or(isNull(goalTable.endedOn), gte(goalTable.endedOn, from)),
      ),
    )
    .orderBy(desc(goalTable.createdAt), desc(goalTable.id))
}
