import { useState } from 'react'
import * as v from 'valibot'
import { useSaveOwnRecipe } from '#app/features/food/food.mutations.ts'
import { nameOf } from '#app/features/food/food-words.ts'
import { FoodSearchField } from '#app/features/food/search/food-search-field.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import { recipeFormSchema, typedGramsSchema } from './recipe-form.schema.ts'

type Part = { foodId: string; names: Food['names']; typed: string }

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
  const [isSubmitted, setIsSubmitted] = useState(false)
  const gramsOf = ({ typed }: Part) => v.safeParse(typedGramsSchema, typed)
  const form = useValidatedForm(recipeFormSchema, (given) => {
    const ingredients = parts.flatMap((part) => {
      const grams = gramsOf(part)
      return grams.success ? [{ foodId: part.foodId, grams: grams.output }] : []
    })
    if (ingredients.length < Math.max(1, parts.length)) return
    save.mutate({ id, ...given, ingredients }, { onSuccess: () => onSaved(given.name) })
  })
  const change = (index: number, typed: string) =>
    setParts((now) => now.map((part, at) => (at === index ? { ...part, typed } : part)))
  return (
    <form
      {...form.formProps}
      onSubmitCapture={() => setIsSubmitted(true)}
      className="flex flex-col gap-5"
    >
      <p className="text-ink-muted text-sm">{m.food_recipe_text()}</p>
      <TextField
        name="name"
        label={m.food_own_name()}
        autoComplete="off"
        defaultValue={dish ? nameOf(dish) : undefined}
        problem={form.problem('name', m.food_own_name_wrong())}
      />
      <FoodSearchField
        takesFocus={false}
        onChoose={({ id: foodId, names }) =>
          setParts((now) => [...now, { foodId, names, typed: '' }])
        }
      />
      {isSubmitted && parts.length === 0 && <Alert tone="warning">{m.food_recipe_empty()}</Alert>}
      {parts.length > 0 && (
        <ul className="flex flex-col gap-3">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish may hold a food twice, and rows never reorder.
            <li key={`${part.foodId}-${index}`} className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  name={`grams-${index}`}
                  label={m.food_recipe_grams({ food: nameOf(part) })}
                  inputMode="decimal"
                  autoComplete="off"
                  value={part.typed}
                  onChange={(event) => change(index, event.target.value)}
                  problem={
                    isSubmitted && !gramsOf(part).success ? m.food_recipe_grams_wrong() : undefined
                  }
                />
              </div>
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
          hint={m.food_recipe_cooked_hint()}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial.cookedGrams}
          problem={form.problem('cookedGrams', m.food_recipe_grams_wrong())}
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
function initialValuesOf(dish: Food | undefined) {
  const plain = (value: number) => formatNumber(value, { useGrouping: false })
  if (dish?.source.kind !== 'recipe') return { parts: [], cookedGrams: '', portions: '1' }
  const { ingredients, cookedGrams } = dish.source
  const portionGrams = dish.measures[0]?.grams ?? cookedGrams
  return {
    parts: ingredients.map(({ foodId, names, grams }) => ({ foodId, names, typed: plain(grams) })),
    cookedGrams: plain(cookedGrams),
    portions: plain(Math.round((cookedGrams / portionGrams) * 10) / 10),
  }
}
