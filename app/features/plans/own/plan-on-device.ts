import { findAnswer, storeAnswer } from '#app/device/stored-answers.ts'
import { getExchangeFoods } from '#app/features/plans/plans.functions.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { PlanOfDay } from '#server/contract/meal-plan.schema.ts'

/** Keys of the plan in the query cache and on the device. */
export const planKeys = {
  ofDay: (trackerId: string, day: string) => ['plans', 'of-day', trackerId, day] as const,
  /** The last shown answer of any day. */
  latest: (trackerId: string) => ['plans', 'of-day', trackerId, 'latest'] as const,
  foods: ['plans', 'foods'] as const,
}

type StoredPlan = PlanOfDay | null | undefined

/** Returns the stored plan of a day. Falls back to the last shown answer, if one of its plans covers it. */
export async function readStoredPlan(trackerId: string, day: string): Promise<StoredPlan> {
  const ofDay = (await findAnswer(planKeys.ofDay(trackerId, day))) as StoredPlan
  if (ofDay !== undefined) return ofDay
  const latest = (await findAnswer(planKeys.latest(trackerId))) as StoredPlan
  return latest ? planOn(latest, day) : undefined
}

/** Returns undefined if no known plan covers the day: another one may. @internal */
export function planOn({ plan, upcoming, choices }: PlanOfDay, day: string): PlanOfDay | undefined {
  const covers = (one: PlanOfDay['plan']) => one && one.startsOn <= day && day <= one.endsOn
  if (covers(plan)) return { plan, upcoming, choices }
  if (covers(upcoming)) return { plan: upcoming, upcoming: null, choices }
  return undefined
}

export async function readStoredFoods(): Promise<Food[] | undefined> {
  return (await findAnswer(planKeys.foods)) as Food[] | undefined
}

/** Makes the foods of a plan readable offline before its page was opened. */
export async function ensureFoodsStored(): Promise<void> {
  if (!(await readStoredFoods())) await storeAnswer(planKeys.foods, await getExchangeFoods())
}
