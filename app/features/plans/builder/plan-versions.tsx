import { groupNames, portionText, weekdaysText } from '#app/features/plans/plan-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Food } from '#server/contract/food.schema.ts'
import { meals } from '#server/contract/food-diary.schema.ts'
import type { MealPlan } from '#server/contract/meal-plan.schema.ts'

type PlanVersionsProps = { versions: readonly MealPlan[]; foods: readonly Food[] }

/** What was published, as it was: nothing of it can change. */
export function PlanVersions({ versions, foods }: PlanVersionsProps) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="plan-versions" className="flex flex-col gap-3">
      <h2 id="plan-versions" className="text-2xl">
        {m.plans_versions()}
      </h2>
      {versions.map((plan) => (
        <details key={plan.id} className="rounded-card border border-line bg-surface-raised p-4">
          <summary className="cursor-pointer font-semibold">
            {plan.isEnded
              ? m.plans_version_replaced({ version: plan.version })
              : m.plans_version_of({
                  version: plan.version,
                  start: formatDate(plan.startsOn),
                  end: formatDate(plan.endsOn),
                })}
          </summary>
          {plan.isSigned && <p className="mt-2 text-sm">{m.plans_signed()}</p>}
          {plan.note && <p className="mt-2 whitespace-pre-line">{plan.note}</p>}
          {plan.days.map((day) => (
            <PlanDayList key={day.weekdays.join()} {...{ day, foods }} edition={plan.edition} />
          ))}
        </details>
      ))}
    </section>
  )
}

type PlanDayListProps = {
  day: MealPlan['days'][number]
  edition: MealPlan['edition']
  foods: readonly Food[]
}

function PlanDayList({ day, edition, foods }: PlanDayListProps) {
  const sorted = day.meals.toSorted((a, b) => meals.indexOf(a.meal) - meals.indexOf(b.meal))
  return (
    <div className="mt-3">
      <h3 className="font-semibold">{weekdaysText(day.weekdays)}</h3>
      {sorted.map(({ meal, items }) => (
        <div key={meal} className="mt-2">
          <h4 className="text-ink-muted text-sm">{mealNames[meal]()}</h4>
          <ul>
            {items.map(({ group, units, foodId }) => {
              const food = foods.find(({ id }) => id === foodId)
              return (
                <li key={group}>
                  {m.plans_item({ group: groupNames[group](), units: formatNumber(units) })}
                  {food && ` · ${foodName(food)}, ${portionText(food, { units, edition })}`}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}
