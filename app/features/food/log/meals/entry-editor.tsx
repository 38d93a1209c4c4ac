import { type FormEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { countedEntry, entryInputOf, entryNutrients } from '#app/features/food/food-day.ts'
import { kcalText, measureOptions } from '#app/features/food/food-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { measuresOf } from '#app/nutrition/measures-of.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Food, MeasureName } from '#server/contract/food.schema.ts'
import type { Meal, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { typedAmountSchema } from './typed-amount.schema.ts'

type EntryEditorProps = {
  entry: StoredFoodEntry
  food: Food
  /** The meals of the day. */
  meals: Meal[]
  title: string
  /** The member added it a moment ago, so removing it is an undo. */
  isNew: boolean
  isCalm: boolean
  onChange: (to: StoredFoodEntry) => void
  onDone: () => void
  onRemove: () => void
}

/** Changes the amount and meal of an entry. Each change saves on blur, so there is no save button. */
export function EntryEditor(props: EntryEditorProps) {
  const { entry, food, meals, title, isNew, isCalm, onChange, onDone, onRemove } = props
  const titleId = useId()
  const measures = measuresOf(food)
  const [input, setInput] = useState(() => entryInputOf(entry))
  const [typed, setTyped] = useState(formatNumber(entry.amount, { useGrouping: false }))
  const [isWrong, setIsWrong] = useState(false)
  const amount = v.safeParse(typedAmountSchema, typed)

  function save(change: Partial<typeof input>): void {
    const next = { ...input, ...change }
    setInput(next)
    onChange(countedEntry(next, food))
  }

  function saveAmount(): boolean {
    setIsWrong(!amount.success)
    if (amount.success && amount.output !== input.amount) save({ amount: amount.output })
    return amount.success
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (saveAmount()) onDone()
    else event.currentTarget.querySelector<HTMLElement>('[name="amount"]')?.focus()
  }

  return (
    <form
      method="post"
      data-editor={entry.id}
      noValidate
      aria-labelledby={titleId}
      onSubmit={onSubmit}
      className="flex flex-col gap-4 rounded-control border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 id={titleId} className="flex min-w-0 gap-2 font-semibold">
          {isNew && <Icon name="check" className="mt-1 size-4.5 text-success-ink" />}
          {title}
        </h4>
        {!isCalm && amount.success && (
          <p className="text-ink-muted tabular-nums">
            {kcalText(
              entryNutrients(countedEntry({ ...input, amount: amount.output }, food)).energyKcal,
            )}
          </p>
        )}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          name="amount"
          label={m.food_amount()}
          hint={m.food_amount_hint()}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          value={typed}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsWrong(false)
          }}
          onBlur={saveAmount}
          problem={isWrong ? m.food_amount_wrong() : undefined}
        />
        <NativeSelect
          label={m.food_measure()}
          value={input.measure}
          onChange={(event) => save({ measure: event.target.value as MeasureName })}
          options={measureOptions(measures)}
        />
        <NativeSelect
          name="meal"
          label={m.food_meal()}
          value={input.meal}
          onChange={(event) => save({ meal: event.target.value as Meal })}
          options={meals.map((meal) => ({ value: meal, label: mealNames[meal]() }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="sm">
          {m.food_done()}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={onRemove}
          aria-label={
            isNew
              ? m.food_undo_of({ food: foodName(food) })
              : m.food_delete({ food: foodName(food) })
          }
        >
          {isNew ? m.food_undo() : m.food_remove()}
        </Button>
      </div>
    </form>
  )
}
