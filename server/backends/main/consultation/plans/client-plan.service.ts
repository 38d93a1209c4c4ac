import { dayOfWeekday, weekdayOf } from '#app/nutrition/plan-sums.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { findFoods } from '#server/backends/main/tracker/foods/food.repository.ts'
import {
  requireLockedTracker,
  requireTracker,
} from '#server/backends/main/tracker/trackers/require-tracker.ts'
import type { PlanChoice, PlanOfDay } from '#server/contract/meal-plan.schema.ts'
import type { MealPlanRow } from '#server/db/main/meal-plan.table.ts'
import { findNextPlan, findPlanOn } from './meal-plan.repository.ts'
import { deleteChoice, listChoices, upsertChoice } from './plan-choice.repository.ts'
import { clientPlanOf } from './plan-view.ts'

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function readPlanOfDay(
  { db }: MainContext,
  { user }: Member,
  of: { trackerId: string; day: string },
): Promise<PlanOfDay> {
  const { trackerId, day } = of
  await requireTracker(db, { trackerId, userId: user.id })
  const [plan, upcoming] = [await findPlanOn(db, of), await findNextPlan(db, of)]
  return {
    plan: plan ? clientPlanOf(plan) : null,
    upcoming: upcoming ? clientPlanOf(upcoming) : null,
    choices: await listChoices(db, { trackerId, from: day, to: addDays(day, 6) }),
  }
}

/**
 * Stores the food that the client eats on a day instead of the plan's example.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker; `ERR_NO_PLAN` if that plan
 * has no such item on that day; `ERR_NO_FOOD` if the food is not of its group
 */
export async function chooseFood(
  { db }: MainContext,
  { user }: Member,
  choice: PlanChoice & { trackerId: string },
): Promise<void> {
  const { trackerId, foodId, day } = choice
  await db.transaction(async (tx) => {
    await requireLockedTracker(tx, { trackerId, userId: user.id })
    if (foodId === null) return deleteChoice(tx, choice)
    const plan = (await findPlanOn(tx, { trackerId, day }))?.plan
    if (plan?.id !== choice.planId || !hasItem(plan, choice)) throw new MainFailure('ERR_NO_PLAN')
    const found = await findFoods(tx, { userId: user.id, ids: [foodId] })
    if (found.get(foodId)?.food.exchange !== choice.group) throw new MainFailure('ERR_NO_FOOD')
    await upsertChoice(tx, { ...choice, foodId })
  })
}

function hasItem({ days }: MealPlanRow, { day, meal, group }: PlanChoice): boolean {
  const planned = dayOfWeekday(days, weekdayOf(day))
  const items = planned?.meals.find((listed) => listed.meal === meal)?.items ?? []
  return items.some((item) => item.group === group)
}
