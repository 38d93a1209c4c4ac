import { groupNames, portionText } from '#app/features/plans/plan-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { type ExchangeGroup, exchangeGroupSchema, type Food } from '#server/contract/food.schema.ts'
import type { Meal } from '#server/contract/food-diary.schema.ts'
import type { ExchangeEdition, PlanDay, PlanItem } from '#server/contract/meal-plan.schema.ts'
import { itemOf, mealsToPlan, withItem } from './change-days.ts'
import { UnitStepper } from './unit-stepper.tsx'

type PlanGridProps = {
  day: PlanDay
  isFasting: boolean
  edition: ExchangeEdition
  foods: readonly Food[]
  onChange: (day: PlanDay) => void
}

/** Meals × groups of one day. */
export function PlanGrid({ day, isFasting, edition, foods, onChange }: PlanGridProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
      {mealsToPlan(day, isFasting).map((meal) => (
        <section
          key={meal}
          aria-label={mealNames[meal]()}
          className="rounded-card border border-line bg-surface-raised p-3"
        >
          <h3 className="font-semibold">{mealNames[meal]()}</h3>
          <ul>
            {exchangeGroupSchema.options.map((group) => (
              <GroupRow
                key={group}
                {...{ meal, group, edition, foods }}
                item={itemOf(day, meal, group)}
                onChange={(item) => onChange(withItem(day, meal, item))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type GroupRowProps = {
  meal: Meal
  group: ExchangeGroup
  item: PlanItem | undefined
  edition: ExchangeEdition
  foods: readonly Food[]
  onChange: (item: PlanItem) => void
}

function GroupRow({ meal, group, item, edition, foods, onChange }: GroupRowProps) {
  const [name, units] = [groupNames[group](), item?.units ?? 0]
  const label = m.plans_group_at({ meal: mealNames[meal](), group: name })
  const examples = item
    ? foods
        .filter(({ exchange }) => exchange === group)
        .map((food) => ({
          value: food.id,
          label: `${foodName(food)} · ${portionText(food, { units, edition })}`,
        }))
    : []
  return (
    <li className="flex flex-col gap-1 border-line border-t py-1.5 first:border-t-0">
      <div className="flex items-center justify-between gap-2">
        <span className={item ? 'font-medium text-sm' : 'text-ink-muted text-sm'}>{name}</span>
        <UnitStepper
          {...{ label, units }}
          onChange={(next) => onChange({ group, units: next, foodId: item?.foodId ?? null })}
        />
      </div>
      {item && (
        <NativeSelect
          label={m.plans_example_of({ label })}
          value={item.foodId ?? ''}
          onChange={({ target }) => onChange({ ...item, foodId: target.value || null })}
          options={[{ value: '', label: m.plans_no_example() }, ...examples]}
        />
      )}
    </li>
  )
}
