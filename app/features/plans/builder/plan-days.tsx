import { useState } from 'react'
import { weekdaysText } from '#app/features/plans/plan-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { weekdayName, weekdays } from '#app/i18n/weekday-names.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import {
  exchangeEditionSchema,
  type MealPlanBoard,
  type PlanContent,
} from '#server/contract/meal-plan.schema.ts'
import { fastingMeals, moveWeekday, splitDay } from './change-days.ts'
import { PlanGrid } from './plan-grid.tsx'
import { PlanTotals } from './plan-totals.tsx'

type PlanDaysProps = {
  content: PlanContent
  change: (part: Partial<PlanContent>) => void
  foods: readonly Food[]
  ramadan: MealPlanBoard['client']['ramadan']
}

/** The meals of a plan, for every day or for some weekdays each. */
export function PlanDays({ content, change, foods, ramadan }: PlanDaysProps) {
  const { days, edition, targets } = content
  const [index, setIndex] = useState(0)
  const shown = Math.min(index, days.length - 1)
  const day = days[shown]
  const [isFasting, setIsFasting] = useState(
    days.some(({ meals }) => meals.some(({ meal }) => fastingMeals.includes(meal))) ||
      (ramadan !== null && content.startsOn <= ramadan.endsOn),
  )
  if (!day) return null
  return (
    <section aria-labelledby="plan-days" className="flex flex-col gap-3">
      <h2 id="plan-days" className="text-xl">
        {m.plans_days()}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        {days.length > 1 && (
          <NativeSelect
            label={m.plans_day_shown()}
            value={String(shown)}
            onChange={({ target }) => setIndex(Number(target.value))}
            options={days.map(({ weekdays }, at) => ({
              value: String(at),
              label: weekdaysText(weekdays),
            }))}
          />
        )}
        {day.weekdays.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              change({ days: splitDay(days, shown) })
              setIndex(days.length)
            }}
          >
            {m.plans_split_day()}
          </Button>
        )}
        <Checkbox label={m.plans_fasting()} checked={isFasting} onChange={setIsFasting} />
        <NativeSelect
          label={m.plans_edition()}
          value={edition}
          onChange={({ target }) => change({ edition: target.value === 'lama' ? 'lama' : 'baru' })}
          options={exchangeEditionSchema.options.map((value) => ({
            value,
            label: value === 'baru' ? m.plans_edition_current() : m.plans_edition_older(),
          }))}
        />
      </div>
      {days.length > 1 && (
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
          <legend className="text-ink-muted text-sm">{m.plans_weekdays()}</legend>
          {weekdays.map((weekday) => (
            <Checkbox
              key={weekday}
              label={weekdayName(weekday)}
              checked={day.weekdays.includes(weekday)}
              disabled={day.weekdays.includes(weekday)}
              onChange={() => {
                const moved = moveWeekday(days, weekday, shown)
                change({ days: moved })
                setIndex(moved.findIndex(({ weekdays }) => weekdays.includes(weekday)))
              }}
            />
          ))}
        </fieldset>
      )}
      <PlanGrid
        {...{ day, isFasting, edition, foods }}
        onChange={(next) => change({ days: days.with(shown, next) })}
      />
      <PlanTotals {...{ day, edition, targets }} />
    </section>
  )
}
