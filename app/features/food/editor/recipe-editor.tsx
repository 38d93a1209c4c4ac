import { useState } from 'react'
import * as v from 'valibot'
import { useSaveOwnRecipe } from '#app/features/food/food.mutations.ts'
import { usualAmountOf } from '#app/features/food/food-day.ts'
import { measureOptions, nameOf, usualAmountText } from '#app/features/food/food-words.ts'
import { FoodSearchField } from '#app/features/food/search/food-search-field.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { measuresOf } from '#app/nutrition/measures-of.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Food, Measure, MeasureName } from '#server/contract/food.schema.ts'
import { partGramsSchema, recipeFormSchemaOf } from './recipe-form.schema.ts'

type Part = Pick<Food, 'names' | 'cookedYield'> & {
  foodId: string
  measures: Measure[]
  measure: MeasureName
  typed: string
}

type RecipeEditorProps = {
  /** The dish to change; undefined for a new one. */
  dish?: Food
  onSaved: (name: string) => void
  onCancel: () => void
}

/** Adds or changes a dish from its ingredients. The backend works out its values. */
export function RecipeEditor({ dish, onSaved, onCancel }: RecipeEditorProps) {
  const save = useSaveOwnRecipe()
  const initial = initialValuesOf(dish)
  // Retries share the id, so a lost reply cannot duplicate the dish.
  const [id] = useState(() => dish?.id ?? newClientId())
  const [parts, setParts] = useState<Part[]>(initial.parts)
  const schema = recipeFormSchemaOf(parts.map((part) => ({ measureGrams: measureGramsOf(part) })))
  const estimate = cookedEstimateOf(parts)
  const form = useValidatedForm(schema, ({ name, cookedGrams, portions }) => {
    const ingredients = parts.map((part) => ({ foodId: part.foodId, grams: gramsOf(part) ?? 0 }))
    save.mutate(
      { id, name, portions, cookedGrams: cookedGrams ?? estimate, ingredients },
      { onSuccess: () => onSaved(name) },
    )
  })
  const change = (index: number, changed: Partial<Part>) =>
    setParts((now) => now.map((part, at) => (at === index ? { ...part, ...changed } : part)))
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <p className="text-ink-muted text-sm">{m.food_recipe_text()}</p>
      <TextField
        name="name"
        label={m.food_own_name()}
        autoComplete="off"
        defaultValue={dish ? nameOf(dish) : undefined}
        problem={form.problem('name', m.food_own_name_wrong())}
      />
      <FoodSearchField
        name="ingredient"
        label={m.food_recipe_add()}
        takesFocus={false}
        amountOf={usualAmountText}
        onChoose={(food) => setParts((now) => [...now, partOf(food)])}
      />
      {form.isWrong('ingredient') && parts.length === 0 && (
        <Alert tone="warning">{m.food_recipe_empty()}</Alert>
      )}
      {parts.length > 0 && (
        <ul className="flex flex-col gap-3">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish may hold a food twice, and rows never reorder.
            <li key={`${part.foodId}-${index}`} className="flex flex-wrap items-end gap-2">
              <div className="min-w-32 flex-1">
                <TextField
                  name={`amount-${index}`}
                  label={nameOf(part)}
                  inputMode="decimal"
                  autoComplete="off"
                  value={part.typed}
                  onChange={(event) => change(index, { typed: event.target.value })}
                  problem={form.problem(`amount-${index}`, m.food_amount_wrong())}
                />
              </div>
              <NativeSelect
                className="min-w-32 flex-1"
                label={m.food_measure()}
                value={part.measure}
                onChange={({ target }) => change(index, { measure: target.value as MeasureName })}
                options={measureOptions(part.measures)}
              />
              <Button
                variant="quiet"
                aria-label={m.food_recipe_remove({ food: nameOf(part) })}
                title={m.food_recipe_remove({ food: nameOf(part) })}
                onClick={() => setParts((now) => now.filter((_, at) => at !== index))}
              >
                <Icon name="close" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="cookedGrams"
          label={m.food_recipe_cooked()}
          optionalMark={m.food_recipe_optional()}
          hint={
            estimate > 1
              ? m.food_recipe_cooked_estimate({ grams: formatNumber(estimate) })
              : m.food_recipe_cooked_hint()
          }
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial.cookedGrams}
          problem={form.problem('cookedGrams', m.food_recipe_cooked_wrong())}
        />
        <TextField
          name="portions"
          label={m.food_recipe_portions()}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial.portions}
          problem={form.problem('portions', m.food_recipe_portions_wrong())}
        />
      </div>
      <FailureAlert error={save.error} title={m.food_failed_title()} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isPending}>
          {m.food_recipe_submit()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.food_own_cancel()}
        </Button>
      </div>
    </form>
  )
}

/** An ingredient starts with its usual measure, so a kitchen scale is not needed. */
function partOf(food: Food): Part {
  const { measure, amount } = usualAmountOf(food)
  const { id: foodId, names, cookedYield } = food
  return { foodId, names, cookedYield, measures: measuresOf(food), measure, typed: String(amount) }
}

function measureGramsOf({ measures, measure }: Part): number {
  return measures.find(({ name }) => name === measure)?.grams ?? 1
}

/** Undefined while the amount is wrong. */
function gramsOf(part: Part): number | undefined {
  const grams = v.safeParse(partGramsSchema(measureGramsOf(part)), part.typed)
  return grams.success ? grams.output : undefined
}

/** What the dish weighs if each ingredient gains or loses in the pot as it usually does. */
function cookedEstimateOf(parts: readonly Part[]): number {
  const grams = parts.reduce((sum, part) => sum + (gramsOf(part) ?? 0) * part.cookedYield, 0)
  return Math.max(1, Math.round(grams))
}

/** The initial values of the fields. */
function initialValuesOf(dish: Food | undefined) {
  const plain = (value: number) => formatNumber(value, { useGrouping: false })
  if (dish?.source.kind !== 'recipe') return { parts: [], cookedGrams: '', portions: '1' }
  const { ingredients, cookedGrams } = dish.source
  const portionGrams = dish.measures[0]?.grams ?? cookedGrams
  return {
    parts: ingredients.map(({ foodId, names, grams }): Part => {
      const measures = [{ name: 'gram' as const, grams: 1 }]
      return { foodId, names, cookedYield: 1, measures, measure: 'gram', typed: plain(grams) }
    }),
    cookedGrams: plain(cookedGrams),
    portions: plain(Math.round((cookedGrams / portionGrams) * 10) / 10),
  }
}
