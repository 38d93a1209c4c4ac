import { useState } from 'react'
import { groupNames, portionText } from '#app/features/plans/plan-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import type { ExchangeEdition } from '#server/contract/meal-plan.schema.ts'
import type { PlannedMeal, Portion } from './meal-portions.ts'

type MealCalls = {
  /** Null returns to the example. */
  onChoose: (portion: Portion, foodId: string | null) => void
  /** Undefined for a day on which nothing can be logged. */
  onLog: (() => void) | undefined
}

type PlanMealProps = MealCalls & {
  planned: PlannedMeal
  edition: ExchangeEdition
  foods: readonly Food[]
  /** The foods that the client has logged for this meal. */
  eatenIds: ReadonlySet<string>
}

/** One meal of the plan: groups, units and foods, each to swap within its group. */
export function PlanMeal(props: PlanMealProps) {
  const { planned, edition, foods, eatenIds, onChoose, onLog } = props
  const meal = mealNames[planned.meal]()
  const isLeft = planned.portions.some(({ food }) => food && !eatenIds.has(food.id))
  return (
    <section
      aria-label={meal}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4 print:break-inside-avoid print:border-0 print:p-0"
    >
      <h3 className="text-lg">{meal}</h3>
      <ul className="flex flex-col">
        {planned.portions.map((portion) => (
          <PortionRow
            key={portion.group}
            {...{ portion, edition, foods }}
            isEaten={portion.food !== null && eatenIds.has(portion.food.id)}
            onChoose={(foodId) => onChoose(portion, foodId)}
          />
        ))}
      </ul>
      {onLog && isLeft && (
        <Button className="self-start print:hidden" onClick={onLog}>
          {m.plans_log_meal({ meal })}
        </Button>
      )}
    </section>
  )
}

type PortionRowProps = {
  portion: Portion
  edition: ExchangeEdition
  foods: readonly Food[]
  isEaten: boolean
  onChoose: (foodId: string | null) => void
}

function PortionRow({ portion, edition, foods, isEaten, onChoose }: PortionRowProps) {
  const { group, units, food, isChosen } = portion
  const [isOpen, setIsOpen] = useState(false)
  const name = food ? foodName(food) : m.plans_no_example()
  const options = foods
    .filter(({ exchange }) => exchange === group)
    .map((one) => ({
      value: one.id,
      label: `${foodName(one)} · ${portionText(one, { units, edition })}`,
    }))
  return (
    <li className="flex flex-col gap-1 border-line border-t py-2 first:border-t-0">
      <p className="text-ink-muted text-sm">
        {m.plans_item({ group: groupNames[group](), units: formatNumber(units) })}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p>
          <span className="font-semibold">{name}</span>
          {food && ` · ${portionText(food, { units, edition })}`}
          {isChosen && <span className="text-ink-muted text-sm"> ({m.plans_own_choice()})</span>}
          {isEaten && <span className="text-success-ink text-sm"> ✓ {m.plans_eaten()}</span>}
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="ml-auto print:hidden"
          aria-expanded={isOpen}
          aria-label={food ? m.plans_swap({ food: name }) : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {food ? m.plans_swap_short() : m.plans_choose_food()}
        </Button>
      </div>
      {isOpen && (
        <div className="flex flex-col gap-2 print:hidden">
          <SearchSelect
            label={food ? m.plans_swap_label({ food: name }) : m.plans_choose_food()}
            options={options}
            value=""
            placeholder={m.plans_choose_food()}
            onChange={(foodId) => {
              if (!foodId) return
              onChoose(foodId)
              setIsOpen(false)
            }}
          />
          {isChosen && (
            <Button
              variant="quiet"
              size="sm"
              className="self-start"
              onClick={() => {
                onChoose(null)
                setIsOpen(false)
              }}
            >
              {m.plans_swap_reset()}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
