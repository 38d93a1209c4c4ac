import { eq } from 'drizzle-orm'
import type { EatenFood } from '#server/contract/food-diary.schema.ts'
import type { MeasurementKind } from '#server/contract/measures.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import { insertRelation, openPractice } from './consultation.fixture.ts'
import type { MainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type FoodRow = {
  eatenOn: string
  foodId: string
  grams: number
  per100g: EatenFood['per100g']
  plate: EatenFood['plate']
}
type MeasurementRow = {
  kind: MeasurementKind
  measuredOn: string
  value: number
  secondValue?: number
}
type GoalRow = {
  startsOn: string
  startKilograms: number
  targetKilograms: number
  weeks: number
  dailyKcal: number
  endedOn?: string
}

/** A diary before it is stored, in any order. */
export type Diary = {
  weights: { measuredOn: string; kilograms: number }[]
  measurements: MeasurementRow[]
  foods: FoodRow[]
  goals: GoalRow[]
}

/** A client in the care of a practice, and the calls for both briefs. */
export async function clientInCare(main: MainFixture) {
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  const { trackerId } = client
  const relationId = await insertRelation(main, { trackerId, practice })
  return {
    ...{ practice, nutritionist, client, trackerId, relationId },
    share: (sections: ShareSection[]) =>
      main.db
        .update(careRelationTable)
        .set({ sections })
        .where(eq(careRelationTable.id, relationId)),
    open: () => main.get(`/v1/practice/clients/${trackerId}/brief`, { token: nutritionist.token }),
    openOwn: () => main.get(`/v1/trackers/${trackerId}/brief`, { token: client.token }),
  }
}

export async function insertDiary(
  { db, clock }: MainFixture,
  trackerId: string,
  { weights, measurements, foods, goals }: Diary,
): Promise<void> {
  const createdAt = clock.now()
  const owned = { trackerId, createdAt }
  if (weights.length > 0)
    await db.insert(weightTable).values(weights.map((weight) => ({ trackerId, ...weight })))
  if (measurements.length > 0)
    await db
      .insert(measurementTable)
      .values(measurements.map((row, index) => ({ ...owned, id: `m-${index}`, ...row })))
  if (foods.length > 0)
    await db.insert(foodEntryTable).values(
      foods.map(({ per100g, plate, ...row }, index) => ({
        ...owned,
        id: `f-${index}`,
        ...{ meal: 'lunch' as const, measure: 'gram' as const, amount: row.grams },
        ...row,
        food: {
          names: { id: `Nama ${row.foodId}`, en: `Name ${row.foodId}` },
          ...{ per100g, plate, minerals: null, vitamins: null },
          ...{ confidence: 'low' as const, source: { kind: 'own' as const }, edition: 'own' },
        },
      })),
    )
  for (const [index, { dailyKcal, ...goal }] of goals.entries())
    await db.insert(goalTable).values({
      ...{ ...owned, id: `g-${index}` },
      ...goal,
      plan: {
        value: { index: 22, weeklyKilograms: 0.5, dailyKcal },
        formula: 'E',
        inputs: [{ symbol: 't', quantity: 'height', value: 165.37, unit: 'cm' }],
        sources: [],
      },
    })
}
