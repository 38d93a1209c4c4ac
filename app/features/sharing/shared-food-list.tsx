import { foodName } from '#app/i18n/food-name.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { knownPercent } from '#app/i18n/known-percent.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { knownShareOf, unsourcedRangeOf } from '#app/nutrition/known-share.ts'
import { meals } from '#server/contract/food-diary.schema.ts'
import type { SharedFood } from '#server/contract/share.schema.ts'
import { NothingShared, SharedTable } from './shared-table.tsx'

/** Day by day, latest first, each in the order of its meals. Only the first day is expanded. */
export function SharedFoodList({ foods }: { foods: SharedFood[] }) {
  const days = [...new Set(foods.map(({ eatenOn }) => eatenOn))].reverse()
  if (days.length === 0) return <NothingShared />
  return (
    <div className="flex flex-col gap-4">
      {days.map((day, index) => (
        <FoodOfDay
          key={day}
          day={day}
          isOpen={index === 0}
          foods={foods
            .filter(({ eatenOn }) => eatenOn === day)
            .toSorted((one, other) => meals.indexOf(one.meal) - meals.indexOf(other.meal))}
        />
      ))}
    </div>
  )
}

type FoodOfDayProps = { day: string; isOpen: boolean; foods: SharedFood[] }

function FoodOfDay({ day, isOpen, foods }: FoodOfDayProps) {
  const date = formatDate(day)
  const energies = foods.flatMap(({ energyKcal }) => energyKcal ?? [])
  // A member in calm mode shares no calories.
  const hasEnergy = energies.length > 0
  const kcal = whole(energies.reduce((sum, energy) => sum + energy, 0))
  function dayText(): string {
    if (!hasEnergy) return date
    const parts = foods.map(({ energyKcal = 0, energyKnown: share = 1 }) => ({ energyKcal, share }))
    const percent = knownPercent(knownShareOf(parts))
    if (percent === null) return m.sharing_food_day({ date, kcal })
    return m.sharing_food_day_known({ date, kcal, percent })
  }
  return (
    <details open={isOpen} className="print-open">
      <summary className="rounded-control font-semibold text-link">{dayText()}</summary>
      <SharedTable
        caption={date}
        columns={[
          m.sharing_column_food(),
          m.sharing_column_grams(),
          ...(hasEnergy ? [m.sharing_column_kcal()] : []),
          m.sharing_column_protein(),
          m.sharing_column_fat(),
          m.sharing_column_carbohydrate(),
        ]}
        rows={foods.map((food) => [
          `${mealNames[food.meal]()}: ${foodName(food)}`,
          whole(food.grams),
          ...energyOf(food),
          ...[food.proteinG, food.fatG, food.carbohydrateG].map(whole),
        ])}
      />
    </details>
  )
}

/** A food without a source has a range. */
function energyOf({ energyKcal, energyKnown }: SharedFood): string[] {
  if (energyKcal === undefined) return []
  if (energyKnown !== 0) return [whole(energyKcal)]
  const { least, most } = unsourcedRangeOf(energyKcal)
  return [`${whole(least)}–${whole(most)}`]
}

const mealNames = {
  breakfast: m.sharing_meal_breakfast,
  lunch: m.sharing_meal_lunch,
  dinner: m.sharing_meal_dinner,
  snack: m.sharing_meal_snack,
  sahur: m.sharing_meal_sahur,
  iftar: m.sharing_meal_iftar,
  night: m.sharing_meal_night,
} satisfies Record<SharedFood['meal'], () => string>

function whole(amount: number): string {
  return formatNumber(amount, { maximumFractionDigits: 0 })
}
