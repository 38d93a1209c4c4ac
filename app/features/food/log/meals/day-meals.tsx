import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textOfError } from '#app/errors/error-text.ts'
import {
  useChangeFoodEntry,
  useDropFoodEntry,
  useSaveFoodEntries,
} from '#app/features/food/food.mutations.ts'
import {
  byMeal,
  copyToDay,
  isFasting,
  likelyMealAt,
  mealsOn,
  withEatenOnDay,
} from '#app/features/food/food-day.ts'
import { amountText } from '#app/features/food/food-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import type { FoodDiary, Meal, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { AddFood } from './add-food.tsx'
import { type LastAction, LastActionLine } from './last-action-line.tsx'
import { MealSection } from './meal-section.tsx'
import { useOpenEntry } from './use-open-entry.ts'

type DayMealsProps = {
  trackerId: string
  day: string
  today: string
  diary: FoodDiary
  isCalm: boolean
  /** Notes on the day, shown between the form and the meals. */
  children?: ReactNode
}

/** The meals of a day, below the form that adds foods to them. */
export function DayMeals({ trackerId, day, today, diary, isCalm, children }: DayMealsProps) {
  const isPlan = day > today
  const save = useSaveFoodEntries(isPlan ? 'plan' : 'food')
  const dropPlan = useDropFoodEntry('plan')
  const drop = useDropFoodEntry('food')
  const dropError = drop.error ?? dropPlan.error
  const changePlan = useChangeFoodEntry('plan')
  const change = useChangeFoodEntry('food')
  const { open, setOpen, openAgain, failure } = useOpenEntry()
  const changeError = change.error ?? changePlan.error
  const changeFailure = failure ?? (changeError && textOfError(changeError))
  const [lastAction, setLastAction] = useState<LastAction>({ text: '', entryIds: [] })
  const announceDropped = (_: unknown, { id, food }: StoredFoodEntry) =>
    setLastAction({ text: m.food_deleted({ food: foodName(food) }), entryIds: [id] })
  const announceChanged = (_: unknown, { to }: { to: StoredFoodEntry }) =>
    setLastAction({
      text: m.food_changed({ food: foodName(to.food), amount: amountText(to) }),
      entryIds: [to.id],
    })
  const announceRepeated = (_: unknown, entries: StoredFoodEntry[]) =>
    setLastAction({
      text: m.food_repeated({ count: entries.length }),
      entryIds: entries.map(({ id }) => id),
    })
  const { entries: eaten, planned, ramadan } = diary
  const meals = mealsOn(day, ramadan, [...eaten, ...planned])
  const [eatenAt, plannedAt, before] = [eaten, planned, diary.before].map(byMeal)
  const [chosenMeal, setChosenMeal] = useState<Meal>()
  // Only today has a time of day that can tell the meal.
  const mealNow = () =>
    chosenMeal ??
    (day === today ? likelyMealAt(new Date().getHours(), isFasting(day, ramadan)) : meals[0]) ??
    'snack'
  const search = useRef<HTMLDivElement>(null)
  const addTo = (meal: Meal) => {
    // Must run inside the click: a phone opens its keyboard only for focus during a user event.
    flushSync(() => setChosenMeal(meal))
    search.current?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus()
  }
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <AddFood
        {...{ trackerId, day, meals, isPlan, isCalm, mealNow }}
        ref={search}
        onMeal={setChosenMeal}
        entries={isPlan ? planned : eaten}
        recent={day === today ? withEatenOnDay(diary.recent, eaten) : diary.recent}
        findsPackaged={diary.findsPackagedFoods}
        open={open}
        onOpen={setOpen}
        onAdded={setLastAction}
        onChange={(from, to) =>
          (isPlan ? changePlan : change).mutate({ from, to }, { onSuccess: announceChanged })
        }
        onUndo={(entry) => (isPlan ? dropPlan : drop).mutate(entry, { onSuccess: announceDropped })}
      />
      {children}
      <LastActionLine {...lastAction} />
      {dropError && (
        <Alert tone="danger" title={m.food_delete_failed()}>
          {textOfError(dropError)}
        </Alert>
      )}
      {changeFailure && (
        <Alert tone="danger" title={m.food_change_failed()}>
          {changeFailure}
        </Alert>
      )}
      <div>
        {meals.map((meal) => (
          <MealSection
            key={meal}
            day={day}
            meal={meal}
            entries={eatenAt?.get(meal) ?? []}
            planned={plannedAt?.get(meal) ?? []}
            before={before?.get(meal) ?? []}
            isPlan={isPlan}
            isCalm={isCalm}
            isBusy={save.isPending || drop.isPending || dropPlan.isPending}
            meals={meals}
            open={open}
            onAdd={() => addTo(meal)}
            onOpen={openAgain}
            onClose={() => setOpen(undefined)}
            onChange={(from, to) => change.mutate({ from, to }, { onSuccess: announceChanged })}
            onEatPlanned={(plans) => save.mutate(plans, { onSuccess: announceRepeated })}
            onDropPlan={(plan) => dropPlan.mutate(plan, { onSuccess: announceDropped })}
            onRepeat={(again) =>
              save.mutate(
                again.map((entry) => copyToDay(day, entry)),
                { onSuccess: announceRepeated },
              )
            }
            onDelete={(entry) => drop.mutate(entry, { onSuccess: announceDropped })}
          />
        ))}
      </div>
    </div>
  )
}
