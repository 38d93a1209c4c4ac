import { useState } from 'react'
import * as v from 'valibot'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { measuresOf } from '#app/nutrition/measures-of.ts'
import { nutrientsOf } from '#app/nutrition/nutrients.ts'
import { Button } from '#app/ui/button.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Food, MeasureName } from '#server/contract/food.schema.ts'
import type { FoodEntry, Meal } from '#server/contract/food-diary.schema.ts'
import { isGram, kcalText, mealNames, measureWords, nameOf } from './food-words.ts'
import { typedAmountSchema } from './typed-amount.ts'

/** What was chosen, with what is likely to be written about it. */
export type ChosenFood = {
  food: Food
  measure: MeasureName
  amount: number
  meal: FoodEntry['meal']
}

type FoodFormProps = {
  chosen: ChosenFood
  /** The meals of the day. */
  meals: Meal[]
  day: string
  /** What its button says. */
  submit: string
  isCalm: boolean
  isBusy: boolean
  onSubmit: (entry: FoodEntry) => void
  onCancel: () => void
}

/** How much of the chosen food, in a measure of the kitchen, and at which meal. */
export function FoodForm(props: FoodFormProps) {
  const { chosen, meals, day, submit, isCalm, isBusy, onSubmit, onCancel } = props
  const { food } = chosen
  const measures = measuresOf(food)
  const [measure, setMeasure] = useState(chosen.measure)
  const [typed, setTyped] = useState(formatNumber(chosen.amount, { useGrouping: false }))
  // The same id for every try, so that a lost answer does not double the entry.
  const [id] = useState(newClientId)
  const schema = v.object({ amount: typedAmountSchema, meal: v.picklist(meals) })
  const form = useValidatedForm(schema, ({ amount, meal }) =>
    onSubmit({ id, eatenOn: day, meal, foodId: food.id, measure, amount }),
  )
  const amount = v.safeParse(typedAmountSchema, typed)
  const grams = measures.find(({ name }) => name === measure)?.grams ?? 1
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold text-lg">{nameOf(food)}</h4>
        {!isCalm && amount.success && (
          <p className="text-ink-muted tabular-nums" aria-live="polite">
            {kcalText(nutrientsOf(food.per100g, amount.output * grams).energyKcal)}
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
          onChange={(event) => setTyped(event.target.value)}
          {...(form.isWrong('amount') && { problem: m.food_amount_wrong() })}
        />
        <NativeSelect
          label={m.food_measure()}
          value={measure}
          onChange={(event) => setMeasure(event.target.value as MeasureName)}
          options={measures.map(({ name, grams: weight }) => ({
            value: name,
            label: isGram(name)
              ? measureWords[name]()
              : m.food_measure_option({
                  measure: measureWords[name](),
                  grams: formatNumber(weight),
                }),
          }))}
        />
        <NativeSelect
          name="meal"
          label={m.food_meal()}
          defaultValue={chosen.meal}
          options={meals.map((meal) => ({ value: meal, label: mealNames[meal]() }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!form.isReady} isBusy={isBusy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.food_cancel()}
        </Button>
      </div>
    </form>
  )
}
