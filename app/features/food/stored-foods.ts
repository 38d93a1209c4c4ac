import { findAnswer, storeAnswer } from '#app/device/stored-answers.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import type { Food } from '#server/contract/food.schema.ts'
import { getFoods } from './food.functions.ts'
import type { FoodLog } from './food.server.ts'
import { foodKeys } from './food-keys.ts'

/** Returns the stored log of a day. Falls back to an empty day with the latest targets and recents. */
export async function readStoredLog(trackerId: string, day: string): Promise<FoodLog | undefined> {
  const storedLog = async (key: readonly unknown[]) =>
    (await findAnswer(key)) as FoodLog | undefined
  const log = await storedLog(foodKeys.log(trackerId, day))
  if (log) return log
  const latest = await storedLog(foodKeys.latestLog(trackerId))
  if (!latest) return undefined
  const dayBefore = await storedLog(foodKeys.log(trackerId, dayAfter(day, -1)))
  const before = dayBefore?.diary.entries ?? []
  return {
    ...latest,
    diary: { ...latest.diary, entries: [], planned: [], before, kilograms: null },
  }
}

export async function readStoredFoods(): Promise<Food[] | undefined> {
  return (await findAnswer(foodKeys.foods)) as Food[] | undefined
}

export async function readStoredOwnFoods(): Promise<Food[] | undefined> {
  return (await findAnswer(foodKeys.own)) as Food[] | undefined
}

/** Fetches the foods and stores them for offline use. */
export async function fetchFoods(): Promise<Food[]> {
  const foods = await getFoods()
  storeAnswer(foodKeys.foods, foods).catch(() => {})
  return foods
}

/** Makes the food search work offline from the first visit on. */
export async function ensureFoodsStored(): Promise<void> {
  if (!(await readStoredFoods())) await fetchFoods()
}
