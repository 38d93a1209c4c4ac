import { dayOfWeekday, gramsOfUnits, kitchenGrams, weekdayOf } from '#app/nutrition/plan-sums.ts'
import type { ExchangeGroup, Food } from '#server/contract/food.schema.ts'
import { type Meal, meals } from '#server/contract/food-diary.schema.ts'
import type { ClientPlan, PlanChoice } from '#server/contract/meal-plan.schema.ts'

export type Portion = {
  group: ExchangeGroup
  units: number
  /** The client's choice, or the plan's example. Null if the plan has none. */
  food: Food | null
  /** As a kitchen weighs it. Null without a food. */
  grams: number | null
  isChosen: boolean
}

export type PlannedMeal = { meal: Meal; portions: Portion[] }

type OnDay = { day: string; choices: readonly PlanChoice[]; foods: readonly Food[] }

/** The meals of a plan on a day, with the client's choices in place of the examples. */
export function mealsOfPlan(plan: ClientPlan, { day, choices, foods }: OnDay): PlannedMeal[] {
  const planned = dayOfWeekday(plan.days, weekdayOf(day))?.meals ?? []
  return planned
    .toSorted((a, b) => meals.indexOf(a.meal) - meals.indexOf(b.meal))
    .map(({ meal, items }) => ({
      meal,
      portions: items.map(({ group, units, foodId }) => {
        const chosen = choices.find(
          (choice) =>
            choice.planId === plan.id &&
            choice.day === day &&
            choice.meal === meal &&
            choice.group === group,
        )
        const food = foods.find(({ id }) => id === (chosen?.foodId ?? foodId)) ?? null
        const grams = food && gramsOfUnits(food, { units, edition: plan.edition })
        return {
          ...{ group, units, food, isChosen: chosen !== undefined },
          grams: grams === null ? null : kitchenGrams(grams),
        }
      }),
    }))
}
