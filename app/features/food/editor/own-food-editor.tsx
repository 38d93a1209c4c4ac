import { useState } from 'react'
import { useSaveOwnFood } from '#app/features/food/food.mutations.ts'
import { nameOf, partWords } from '#app/features/food/food-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { plateParts } from '#app/nutrition/plate-guide.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import { ownFoodFormSchema } from './own-food-form.schema.ts'

const numbers = [
  ['portionGrams', m.food_own_portion],
  ['energyKcal', m.food_own_energy],
  ['proteinG', m.food_own_protein],
  ['fatG', m.food_own_fat],
  ['carbohydrateG', m.food_own_carbohydrate],
  ['fibreG', m.food_own_fibre],
  ['addedSugarG', m.food_own_sugar],
  ['sodiumMg', m.food_own_sodium],
] as const
type NumberName = (typeof numbers)[number][0]

type OwnFoodEditorProps = {
  /** The food to change; undefined for a new one. */
  food?: Food
  /** The name of a new food, if the member already typed one. */
  name?: string
  /** Leaves out the calories: they follow from the macronutrients. */
  isCalm: boolean
  onSaved?: (name: string) => void
  onCancel?: () => void
}

/** Adds or changes a food of the member's, with the values from its label. */
export function OwnFoodEditor({
  food,
  name: typedName = '',
  isCalm,
  onSaved,
  onCancel,
}: OwnFoodEditorProps) {
  const save = useSaveOwnFood()
  // Retries share the id, so a lost reply cannot duplicate the food.
  const [id, setId] = useState(() => food?.id ?? newClientId())
  const form = useValidatedForm(
    ownFoodFormSchema,
    (given, element) => {
      const { name, portionGrams, part, ...per100g } = given
      save.mutate(
        { id, name, portionGrams, part, per100g },
        {
          onSuccess: () => {
            onSaved?.(name)
            if (food) return
            element.reset()
            setId(newClientId())
          },
        },
      )
    },
    save.reset,
  )
  const shown = numbers.filter(([name]) => name !== 'energyKcal' || !isCalm)
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{m.food_own_text()}</p>
      <TextField
        name="name"
        label={m.food_own_name()}
        autoComplete="off"
        defaultValue={food ? nameOf(food) : typedName}
        autoFocus={typedName !== ''}
        problem={form.problem('name', m.food_own_name_wrong())}
      />
      <NativeSelect
        name="part"
        label={m.food_own_part()}
        defaultValue={plateParts.find((part) => food?.plate[part]) ?? ''}
        options={[
          ...plateParts.map((part) => ({ value: part, label: partWords[part]() })),
          { value: '', label: m.food_own_part_none() },
        ]}
      />
      {isCalm && <input type="hidden" name="energyKcal" value="" />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {shown.map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label()}
            inputMode="decimal"
            autoComplete="off"
            {...(name === 'energyKcal' && { hint: m.food_own_energy_hint() })}
            defaultValue={food && formatNumber(numberOf(food, name), { useGrouping: false })}
            problem={form.problem(name, problemOf(name))}
          />
        ))}
      </div>
      <FailureAlert error={save.error} title={m.food_failed_title()} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={save.isPending}>
          {m.food_own_submit()}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {m.food_own_cancel()}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:sr-only">
        {save.isSuccess && m.food_own_saved({ food: save.variables.name })}
      </p>
    </form>
  )
}

function problemOf(name: NumberName): string {
  if (name === 'portionGrams') return m.food_own_portion_wrong()
  return name === 'carbohydrateG' ? m.food_own_carbohydrate_wrong() : m.food_own_number_wrong()
}

function numberOf(food: Food, name: NumberName): number {
  return name === 'portionGrams' ? (food.measures[0]?.grams ?? 100) : food.per100g[name]
}
