import { useState } from 'react'
import { useChooseFood } from '#app/features/plans/plans.mutations.ts'
import { formatDate, formatDayLong, formatNumber } from '#app/i18n/format.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayOfWeekday, itemsOfDay, sumUnits, weekdayOf } from '#app/nutrition/plan-sums.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import type { Meal } from '#server/contract/food-diary.schema.ts'
import type { PlanOfDay } from '#server/contract/meal-plan.schema.ts'
import { mealsOfPlan, type PlannedMeal } from './meal-portions.ts'
import { PlanMeal } from './plan-meal.tsx'

/** A food in grams to log for a meal. */
export type ToLog = { food: Food; meal: Meal; grams: number }

type PlanDayProps = {
  trackerId: string
  day: string
  found: PlanOfDay
  foods: readonly Food[]
  /** Calm mode shows no energy. */
  isCalm: boolean
  eaten: readonly { meal: Meal; foodId: string }[]
  /** Logs with the diary, and returns how to undo it. Undefined for a later day. */
  onLog: ((foods: ToLog[]) => Promise<() => Promise<unknown>>) | undefined
}

/** The plan of one day, meal by meal. */
export function PlanDay({ trackerId, day, found, foods, isCalm, eaten, onLog }: PlanDayProps) {
  const choose = useChooseFood(trackerId)
  const [logged, setLogged] = useState<{ meal: Meal; undo: () => Promise<unknown> }>()
  const [failure, setFailure] = useState<unknown>()
  const { plan, upcoming, choices } = found
  if (!plan)
    return (
      <p>
        {m.plans_none()} {upcoming && m.plans_upcoming({ day: formatDayLong(upcoming.startsOn) })}
      </p>
    )
  const planned = dayOfWeekday(plan.days, weekdayOf(day))
  const energy = planned ? sumUnits(itemsOfDay(planned), plan.edition).energyKcal : 0
  const eatenAt = (meal: Meal) =>
    new Set(eaten.filter((entry) => entry.meal === meal).map(({ foodId }) => foodId))
  async function log({ meal, portions }: PlannedMeal) {
    const known = eatenAt(meal)
    const toLog = portions.flatMap(({ food, grams }) =>
      food && grams !== null && !known.has(food.id) ? [{ food, meal, grams }] : [],
    )
    try {
      setFailure(undefined)
      const undo = await onLog?.(toLog)
      if (undo) setLogged({ meal, undo })
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">
        {m.plans_from({
          name: plan.nutritionist,
          start: formatDate(plan.startsOn),
          end: formatDate(plan.endsOn),
        })}
        {!isCalm && ` · ${m.plans_energy_of_day({ kcal: formatNumber(Math.round(energy)) })}`}
      </p>
      {plan.note && <p className="max-w-prose whitespace-pre-line">{plan.note}</p>}
      <p role="status" className="empty:hidden">
        {logged && (
          <>
            {m.plans_logged({ meal: mealNames[logged.meal]() })}{' '}
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                logged.undo().then(() => setLogged(undefined), setFailure)
              }}
            >
              {m.plans_undo()}
            </Button>
          </>
        )}
      </p>
      <FailureAlert error={failure ?? choose.error} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {mealsOfPlan(plan, { day, choices, foods }).map((one) => (
          <PlanMeal
            key={`${day} ${one.meal}`}
            {...{ foods, planned: one, edition: plan.edition }}
            eatenIds={eatenAt(one.meal)}
            onChoose={({ group }, foodId) =>
              choose.mutate({ planId: plan.id, day, meal: one.meal, group, foodId })
            }
            onLog={onLog && (() => void log(one))}
          />
        ))}
      </div>
      <p className="text-ink-muted text-sm">{m.plans_about_client()}</p>
    </div>
  )
}
