import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { countFoodEntry } from '#server/backends/main/tracker/foods/count-food-entry.ts'
import { findFoods } from '#server/backends/main/tracker/foods/food.repository.ts'
import type { MeasureName } from '#server/contract/food.schema.ts'
import type { Meal } from '#server/contract/food-diary.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Eaten = [Meal, foodId: string, amount: number, MeasureName]

/** Days of a diary, repeated in this order. A length that is no multiple of seven varies the weeks. */
const menus: Eaten[][] = [
  [
    ['breakfast', 'nasi-pecel', 1, 'plate'],
    ['breakfast', 'teh-tawar', 1, 'glass'],
    ['lunch', 'nasi-putih', 2, 'ladle'],
    ['lunch', 'pepes-ikan', 1, 'packet'],
    ['lunch', 'sayur-asem', 1, 'bowl'],
    ['snack', 'pepaya', 2, 'piece'],
    ['dinner', 'gado-gado', 1, 'plate'],
  ],
  [
    ['breakfast', 'oatmeal', 5, 'tablespoon'],
    ['breakfast', 'pisang', 1, 'fruit'],
    ['lunch', 'soto-ayam', 1, 'bowl'],
    ['lunch', 'nasi-putih', 2, 'ladle'],
    ['snack', 'jeruk', 2, 'fruit'],
    ['dinner', 'nasi-merah', 2, 'ladle'],
    ['dinner', 'ayam-bakar', 1, 'piece'],
    ['dinner', 'tumis-kangkung', 1, 'plate'],
  ],
  [
    ['breakfast', 'roti-gandum', 2, 'sheet'],
    ['breakfast', 'telur-rebus', 2, 'grain'],
    ['lunch', 'nasi-putih', 2, 'ladle'],
    ['lunch', 'tempe-goreng', 2, 'piece'],
    ['lunch', 'sayur-bening-bayam', 1, 'bowl'],
    ['dinner', 'capcai', 1, 'plate'],
    ['dinner', 'nasi-putih', 2, 'ladle'],
  ],
  [
    ['breakfast', 'bubur-ayam', 1, 'bowl'],
    ['lunch', 'mi-ayam', 1, 'bowl'],
    ['snack', 'semangka', 2, 'slice'],
    ['dinner', 'nasi-merah', 2, 'ladle'],
    ['dinner', 'ikan-bakar', 1, 'tail'],
    ['dinner', 'pecel', 1, 'plate'],
  ],
  [
    ['breakfast', 'lontong-sayur', 1, 'plate'],
    ['lunch', 'nasi-merah', 2, 'ladle'],
    ['lunch', 'pepes-tahu', 1, 'packet'],
    ['lunch', 'tumis-kangkung', 1, 'plate'],
    ['snack', 'apel', 1, 'fruit'],
    ['dinner', 'nasi-goreng', 1, 'plate'],
  ],
]
/** One day in eight is missing, but not the last ones. */
const missedEvery = 8
const missedFrom = 5

/** Systolic and diastolic, twice a week, in the morning. */
const pressures = [
  ...[134, 86, 136, 88, 133, 85, 131, 86, 132, 84, 129, 84, 130, 83, 128, 82],
  ...[127, 83, 128, 81, 125, 81, 126, 80, 124, 80, 123, 79, 125, 80, 122, 78],
]
const pressureDays = [1, 4]

/** Inserts what a member ate, and their blood pressure, from a tracker's first day to a day. */
export async function insertDemoDiary(
  db: Database,
  { id: trackerId, userId, startsOn }: Pick<TrackerRow, 'id' | 'userId' | 'startsOn'>,
  dayCount: number,
): Promise<void> {
  const days = Array.from({ length: dayCount }, (_, day) => day)
  const ids = [...new Set(menus.flat().map(([, foodId]) => foodId))]
  const foods = await findFoods(db, { userId, ids })
  const entries = days
    .filter((day) => day % missedEvery !== missedFrom)
    .flatMap((day) =>
      (menus[day % menus.length] ?? []).map(([meal, foodId, amount, measure]) => {
        const eatenOn = addDays(startsOn, day)
        return { id: randomId(), eatenOn, meal, foodId, amount, measure }
      }),
    )
    .flatMap((entry) => countFoodEntry(entry, foods.get(entry.foodId)) ?? [])
  const createdAt = (day: string, hour: number) => new Date(`${day}T${hour}:00:00+07:00`)
  await db
    .insert(foodEntryTable)
    .values(
      entries.map((entry) => ({ trackerId, ...entry, createdAt: createdAt(entry.eatenOn, 20) })),
    )
  const measured = days.filter((day) => pressureDays.includes(day % 7))
  await db.insert(measurementTable).values(
    measured.map((day, index) => {
      const place = (index * 2) % pressures.length
      const measuredOn = addDays(startsOn, day)
      return {
        ...{ trackerId, id: randomId(), kind: 'bloodPressure' as const, measuredOn },
        value: pressures[place] ?? 0,
        secondValue: pressures[place + 1] ?? 0,
        measuredAt: '06:30',
        createdAt: createdAt(measuredOn, 10),
      }
    }),
  )
}
