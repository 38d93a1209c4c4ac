import { planGoal } from '#app/nutrition/goal-plan.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { insertGoal } from '#server/backends/main/tracker/goals/goal.repository.ts'
import {
  updateEatingCheck,
  upsertNutritionProfile,
} from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import type { MeasurementKind } from '#server/contract/measures.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

const profile = {
  ...{ sex: 'female' as const, bornOn: '1991-08-14', centimetres: 158, activity: 'light' as const },
  ...{ isPregnant: false, isLactating: false, hasDisease: false },
}
const goal = { targetKilograms: 68, weeks: 20 }

/** Kind, day of the program, value. */
const measured: [MeasurementKind, day: number, value: number][] = [
  ['waist', 0, 88.5],
  ['waist', 28, 86],
  ['waist', 55, 84.5],
  ['fastingGlucose', 2, 104],
  ['fastingGlucose', 51, 97],
  ['ldl', 2, 138],
  ['ldl', 51, 121],
  ['hdl', 51, 48],
]

/** Of the last two weeks, oldest first; a zero was not logged. */
const daily = {
  hunger: [3, 4, 3, 2, 0, 3, 4, 5, 3, 3, 0, 2, 3, 3],
  mood: [3, 4, 4, 4, 0, 3, 2, 3, 4, 4, 0, 4, 5, 4],
  water: [1400, 1600, 1250, 1800, 0, 1500, 1100, 1300, 1700, 1500, 0, 1650, 1400, 900],
} satisfies Partial<Record<MeasurementKind, number[]>>

/** Inserts a member's profile, goal, and what they measured and felt, up to a day. */
export async function insertDemoBody(
  db: Database,
  { id: trackerId, userId, startsOn }: Pick<TrackerRow, 'id' | 'userId' | 'startsOn'>,
  { dayCount, startKilograms }: { dayCount: number; startKilograms: number },
): Promise<void> {
  const createdAt = new Date(`${startsOn}T10:00:00+07:00`)
  await upsertNutritionProfile(db, userId, profile)
  const check = { needsPerson: false, checkedOn: startsOn, holdsFrom: startsOn }
  await updateEatingCheck(db, userId, check)
  const body = { sex: profile.sex, centimetres: profile.centimetres, ageYears: 34 }
  const { inputs, sources, ...plan } = planGoal({
    ...body,
    ...goal,
    activity: profile.activity,
    kilograms: startKilograms,
  })
  await insertGoal(db, {
    ...{ trackerId, id: randomId(), startsOn, startKilograms, createdAt },
    ...goal,
    plan: { ...plan, inputs: [...inputs], sources: [...sources] },
  })
  const felt = Object.entries(daily).flatMap(([kind, values]) =>
    values.map((value, index) => [kind, dayCount - values.length + index, value] as const),
  )
  const rows = [...measured, ...felt].filter(([, day, value]) => value > 0 && day < dayCount)
  await db.insert(measurementTable).values(
    rows.map(([kind, day, value]) => ({
      ...{ trackerId, id: randomId(), createdAt, value },
      kind: kind as MeasurementKind,
      measuredOn: addDays(startsOn, day),
    })),
  )
}
