import { type ReactNode, useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { useChangeEntry, useDropEntry, useSaveEntries } from '#app/features/food/food.mutations.ts'
import { againOn, byMeal, isFasting, mealsOn, withEatenOnDay } from '#app/features/food/food-day.ts'
import { amountText, nameOf } from '#app/features/food/food-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import type { FoodDiary, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { AddFood } from './add-food.tsx'
import { type Said, SaidLine } from './last-action-line.tsx'
import { MealSection } from './meal-section.tsx'
import { useOpenEntry } from './use-open-entry.ts'

type DayMealsProps = {
  trackerId: string
  day: string
  today: string
  diary: FoodDiary
  isCalm: boolean
  /** What is said of the day between what is written and its meals. */
  children?: ReactNode
}

/** The meals of a day, and where more is written down. */
export function DayMeals({ trackerId, day, today, diary, isCalm, children }: DayMealsProps) {
  const isPlan = day > today
  const keep = useSaveEntries(isPlan ? 'plan' : 'food')
  const dropPlan = useDropEntry('plan')
  const drop = useDropEntry('food')
  const dropFailure = drop.error ?? dropPlan.error
  const change = useChangeEntry('food')
  const { open, setOpen, openAgain, failure } = useOpenEntry()
  const changeFailure = failure ?? (change.error && textOfError(change.error))
  const [said, setSaid] = useState<Said>({ text: '', entryIds: [] })
  const sayDropped = (_: unknown, { id, food }: StoredFoodEntry) =>
    setSaid({ text: m.food_deleted({ food: nameOf(food) }), entryIds: [id] })
  const sayChanged = (_: unknown, { to }: { to: StoredFoodEntry }) =>
    setSaid({
      text: m.food_changed({ food: nameOf(to.food), amount: amountText(to) }),
      entryIds: [to.id],
    })
  const sayRepeated = (_: unknown, entries: StoredFoodEntry[]) =>
    setSaid({
      text: m.food_repeated({ count: entries.length }),
      entryIds: entries.map(({ id }) => id),
    })
  const { entries: eaten, planned, ramadan } = diary
  const meals = mealsOn(day, ramadan, [...eaten, ...planned])
  const fasts = isFasting(day, ramadan)
  const [eatenAt, plannedAt, before] = [eaten, planned, diary.before].map(byMeal)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <AddFood
        {...{ trackerId, day, meals, fasts, isPlan, isCalm }}
        entries={isPlan ? planned : eaten}
        recent={day === today ? withEatenOnDay(diary.recent, eaten) : diary.recent}
        open={open}
        onOpen={setOpen}
        onSaid={setSaid}
        onUndo={(entry) => (isPlan ? dropPlan : drop).mutate(entry, { onSuccess: sayDropped })}
      />
      {children}
      <SaidLine {...said} />
      {dropFailure && (
        <Alert tone="danger" title={m.food_delete_failed()}>
          {textOfError(dropFailure)}
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
            isBusy={keep.isPending || drop.isPending || dropPlan.isPending}
            meals={meals}
            open={open}
            onOpen={openAgain}
            onClose={() => setOpen(undefined)}
            onChange={(from, to) => change.mutate({ from, to }, { onSuccess: sayChanged })}
            onEatPlanned={(plans) => keep.mutate(plans, { onSuccess: sayRepeated })}
            onDropPlan={(plan) => dropPlan.mutate(plan, { onSuccess: sayDropped })}
            onRepeat={(again) =>
              keep.mutate(
                again.map((entry) => againOn(day, entry)),
                { onSuccess: sayRepeated },
              )
            }
            onDelete={(entry) => drop.mutate(entry, { onSuccess: sayDropped })}
          />
        ))}
      </div>
    </div>
  )
}
