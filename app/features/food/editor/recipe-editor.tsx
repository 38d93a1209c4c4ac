import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSaveOwnRecipe } from '#app/features/food/food.mutations.ts'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { measureOptions, usualAmountText } from '#app/features/food/food-words.ts'
import { FoodSearchField } from '#app/features/food/search/food-search-field.tsx'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import type { Food, MeasureName } from '#server/contract/food.schema.ts'
import { recipeFormSchemaOf } from './recipe-form.schema.ts'
import {
  cookedEstimateOf,
  gramsOfPart,
  measureGramsOf,
  partInMeasure,
  partOfFood,
  partOfIngredient,
  type RecipePart,
} from './recipe-part.ts'

type RecipeEditorProps = {
  /** The dish to change; undefined for a new one. */
  dish?: Food
  onSaved: (name: string) => void
  onCancel: () => void
}

/** Adds or changes a dish from its ingredients. The backend works out its values. */
export function RecipeEditor(props: RecipeEditorProps) {
  // A dish stores grams; its foods have the measures to show them in.
  const { data: choices, isLoading } = useQuery({
    ...foodQueries.choices(),
    enabled: props.dish !== undefined,
  })
  // The search of a new dish loads the same foods, which must not close its form.
  if (props.dish && isLoading) return <p role="status">{m.food_search_loading()}</p>
  return <RecipeForm {...props} foodById={choices?.foodById} />
}

type RecipeFormProps = RecipeEditorProps & {
  /** Undefined for a new dish, and if the foods cannot be loaded. */
  foodById: ReadonlyMap<string, Food> | undefined
}

function RecipeForm({ dish, foodById, onSaved, onCancel }: RecipeFormProps) {
  const save = useSaveOwnRecipe()
  const [initial] = useState(() => initialValuesOf(dish, foodById))
  // Retries share the id, so a lost reply cannot duplicate the dish.
  const [id] = useState(() => dish?.id ?? newClientId())
  const [parts, setParts] = useCarriedState<RecipePart[]>(
    `recipe ${dish?.id ?? 'new'}`,
    initial.parts,
  )
  const schema = recipeFormSchemaOf(parts.map((part) => ({ measureGrams: measureGramsOf(part) })))
  const estimate = cookedEstimateOf(parts)
  const form = useValidatedForm(schema, ({ name, cookedGrams, portions }) => {
    const ingredients = parts.map((part) => ({
      foodId: part.foodId,
      grams: gramsOfPart(part) ?? 0,
    }))
    save.mutate(
      { id, name, portions, cookedGrams: cookedGrams ?? estimate, ingredients },
      { onSuccess: () => onSaved(name) },
    )
  })
  const change = (index: number, changed: (part: RecipePart) => RecipePart) =>
    setParts((now) => now.map((part, at) => (at === index ? changed(part) : part)))
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <p className="text-ink-muted text-sm">{m.food_recipe_text()}</p>
      <TextField
        name="name"
        label={m.food_own_name()}
        autoComplete="off"
        defaultValue={dish ? foodName(dish) : undefined}
        problem={form.problem('name', m.food_own_name_wrong())}
      />
      <FoodSearchField
        name="ingredient"
        label={m.food_recipe_add()}
        takesFocus={false}
        amountOf={usualAmountText}
        onChoose={(food) => setParts((now) => [...now, partOfFood(food)])}
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
                  label={foodName(part)}
                  inputMode="decimal"
                  autoComplete="off"
                  value={part.typed}
                  onChange={({ target: { value: typed } }) =>
                    change(index, (now) => ({ ...now, typed }))
                  }
                  problem={form.problem(`amount-${index}`, m.food_amount_wrong())}
                />
              </div>
              <NativeSelect
                className="min-w-32 flex-1"
                label={m.food_measure()}
                value={part.measure}
                onChange={({ target: { value } }) =>
                  change(index, (now) => partInMeasure(now, value as MeasureName))
                }
                options={measureOptions(part.measures)}
              />
              <Button
                variant="quiet"
                aria-label={m.food_recipe_remove({ food: foodName(part) })}
                title={m.food_recipe_remove({ food: foodName(part) })}
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

/** The initial values of the fields. */
function initialValuesOf(dish: Food | undefined, foodById: ReadonlyMap<string, Food> | undefined) {
  const plain = (value: number) => formatNumber(value, { useGrouping: false })
  if (dish?.source.kind !== 'recipe') return { parts: [], cookedGrams: '', portions: '1' }
  const { ingredients, cookedGrams } = dish.source
  const portionGrams = dish.measures[0]?.grams ?? cookedGrams
  return {
    parts: ingredients.map((one) => partOfIngredient(one, foodById?.get(one.foodId))),
    cookedGrams: plain(cookedGrams),
    portions: plain(Math.round((cookedGrams / portionGrams) * 10) / 10),
  }
}
