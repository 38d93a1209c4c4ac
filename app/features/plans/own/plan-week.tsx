import { groupNames, portionText } from '#app/features/plans/plan-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatDayLong, formatNumber } from '#app/i18n/format.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { shoppingListOf } from '#app/nutrition/plan-sums.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { PlanOfDay } from '#server/contract/meal-plan.schema.ts'
import { mealsOfPlan } from './meal-portions.ts'

type PlanWeekProps = { day: string; found: PlanOfDay; foods: readonly Food[] }

/** Seven days from a day, with what to buy for them. Only paper shows it. */
export function PlanWeek({ day, found: { plan, choices }, foods }: PlanWeekProps) {
  if (!plan) return null
  const days = [0, 1, 2, 3, 4, 5, 6]
    .map((count) => dayAfter(day, count))
    .filter((one) => one <= plan.endsOn)
  const week = days.map((one) => ({
    day: one,
    meals: mealsOfPlan(plan, { day: one, choices, foods }),
  }))
  const items = week.flatMap(({ meals }) =>
    meals.flatMap(({ portions }) =>
      portions.map(({ group, units, food }) => ({ group, units, foodId: food?.id ?? null })),
    ),
  )
  const foodById = new Map(foods.map((food) => [food.id, food]))
  const shopping = shoppingListOf(items, { foods: foodById, edition: plan.edition })
  return (
    <div className="hidden bg-white text-[9pt] text-black leading-tight print:block">
      <h2 className="text-lg">{m.plans_week_of({ day: formatDayLong(day) })}</h2>
      <div className="grid grid-cols-2 gap-x-6">
        {week.map(({ day: one, meals }) => (
          <section key={one} className="break-inside-avoid py-2">
            <h3 className="font-semibold">{formatDayLong(one)}</h3>
            {meals.map(({ meal, portions }) => (
              <p key={meal}>
                <strong>{mealNames[meal]()}: </strong>
                {portions
                  .map(({ group, units, food }) =>
                    food
                      ? `${foodName(food)} ${portionText(food, { units, edition: plan.edition })}`
                      : m.plans_item({ group: groupNames[group](), units: formatNumber(units) }),
                  )
                  .join('; ')}
              </p>
            ))}
          </section>
        ))}
        {/* Beside the seventh day, so that a week is one page. */}
        <section className="break-inside-avoid py-2">
          <h2 className="text-lg">{m.plans_shopping()}</h2>
          <p>{m.plans_shopping_hint()}</p>
          <ul className="columns-2 gap-x-4">
            {shopping.map(({ foodId, grams }) => {
              const food = foodById.get(foodId)
              return (
                <li key={foodId}>
                  ☐ {food && foodName(food)} {m.plans_grams({ grams: formatNumber(grams) })}
                </li>
              )
            })}
          </ul>
        </section>
      </div>
    </div>
  )
}
