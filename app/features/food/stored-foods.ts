import { findAnswer, storeAnswer } from '#app/device/stored-answers.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import type { Food } from '#server/contract/food.schema.ts'
import { getFoods } from './food.functions.ts'
import type { FoodLog } from './food.server.ts'
import { foodKeys } from './food-keys.ts'

/** The log of a day as this device had it last; of one that it never showed, what it knows of it. */
export async function recallLog(trackerId: string, day: string): Promise<FoodLog | undefined> {
  const keptOf = async (key: readonly unknown[]) => (await findAnswer(key)) as FoodLog | undefined
  const log = await keptOf(foodKeys.log(trackerId, day))
  if (log) return log
  const latest = await keptOf(foodKeys.latestLog(trackerId))
  if (!latest) return undefined
  const dayBefore = await keptOf(foodKeys.log(trackerId, dayAfter(day, -1)))
  const before = dayBefore?.diary.entries ?? []
  return {
    ...latest,
    diary: { ...latest.diary, entries: [], planned: [], before, kilograms: null },
  }
}

export async function recallFoods(): Promise<Food[] | undefined> {
  return (await findAnswer(foodKeys.foods)) as Food[] | undefined
}

export async function recallOwnFoods(): Promise<Food[] | undefined> {
  return (await findAnswer(foodKeys.own)) as Food[] | undefined
}

/** Asks for the foods, and keeps them for the time without a connection. */
export async function askFoods(): Promise<Food[]> {
  const foods = await getFoods()
  storeAnswer(foodKeys.foods, foods).catch(() => {})
  return foods
}

/** Lets foods be searched without a connection, from the first visit on. */
export async function storeFoods(): Promise<void> {
  if (!(await recallFoods())) await askFoods()
}
