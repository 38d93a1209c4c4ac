import { useState } from 'react'
import { useSaveOwnFood } from '#app/features/food/food.mutations.ts'
import { partWords } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { plateParts } from '#app/nutrition/plate-guide.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import type { FoodLabel } from '#server/contract/food-label.schema.ts'
import { LabelDoubts, typedLabelIn } from './label-doubts.tsx'
import {
  fieldsOf,
  labelNumberHints,
  labelNumbers,
  labelNumberWords,
  mayBeMissing,
} from './own-food-fields.ts'
import { ownFoodFormSchema } from './own-food-form.schema.ts'

type OwnFoodEditorProps = {
  /** The food to change; undefined for a new one. */
  food?: Food
  /** What a new food starts with: its typed name, or the values of a product. */
  fields?: Readonly<Record<string, string>>
  /** Leaves out the calories: they follow from the macronutrients. */
  isCalm: boolean
  /** Where the form goes without scripts. */
  action?: string
  /** What a form without scripts held, and why it was not saved. */
  refused?: RefusedFood
  onSaved?: (name: string) => void
  onCancel?: () => void
}

export type RefusedFood = {
  fields: Record<string, string>
  wrongFields: string[]
  error?: unknown
}

const noFields: Readonly<Record<string, string>> = {}

/** Adds or changes a food of the member's, with the numbers of its label as they are printed. */
export function OwnFoodEditor(props: OwnFoodEditorProps) {
  const { food, fields = noFields, isCalm, action, refused, onSaved, onCancel } = props
  const save = useSaveOwnFood()
  // Retries share the id, so a lost reply cannot duplicate the food.
  const [id, setId] = useState(() => food?.id ?? newClientId())
  const [label, setLabel] = useState<FoodLabel>()
  const form = useValidatedForm(
    ownFoodFormSchema,
    (given, element) => {
      save.mutate(
        { id, ...given },
        {
          onSuccess: () => {
            onSaved?.(given.name)
            if (food) return
            element.reset()
            setLabel(undefined)
            setId(newClientId())
          },
        },
      )
    },
    save.reset,
    refused?.wrongFields,
  )
  const given = refused?.fields ?? (food ? fieldsOf(food) : fields)
  const text = (name: string) => ({ name, defaultValue: given[name], autoComplete: 'off' })
  const number = (name: string) => ({
    ...text(name),
    inputMode: 'decimal' as const,
    problem: form.problem(name, m.food_label_number_wrong()),
  })
  const optional = { optionalMark: m.food_recipe_optional() }
  return (
    <form
      {...form.formProps}
      action={action}
      onBlur={({ currentTarget }) => setLabel(typedLabelIn(currentTarget))}
      className="flex flex-col gap-4"
    >
      {food && <input type="hidden" name="id" value={food.id} />}
      <p className="text-ink-muted text-sm">{m.food_label_text()}</p>
      <TextField
        {...text('name')}
        label={m.food_own_name()}
        autoFocus={fields !== noFields}
        problem={form.problem('name', m.food_own_name_wrong())}
      />
      <TextField
        {...text('barcode')}
        {...optional}
        label={m.food_label_barcode()}
        inputMode="numeric"
        problem={form.problem('barcode', m.food_label_barcode_wrong())}
      />
      <NativeSelect
        name="part"
        label={m.food_own_part()}
        defaultValue={given.part ?? ''}
        options={[
          ...plateParts.map((part) => ({ value: part, label: partWords[part]() })),
          { value: '', label: m.food_own_part_none() },
        ]}
      />
      <NativeSelect
        name="per"
        label={m.food_label_per()}
        defaultValue={given.per ?? 'serving'}
        options={[
          { value: 'serving', label: m.food_label_per_serving() },
          { value: '100g', label: m.food_label_per_100() },
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...number('servingGrams')}
          label={m.food_label_serving()}
          problem={form.problem('servingGrams', m.food_label_serving_wrong())}
        />
        <TextField {...number('servingsPerPack')} {...optional} label={m.food_label_servings()} />
        {labelNumbers.map((name) =>
          isCalm && name === 'energyKcal' ? (
            <input key={name} type="hidden" name={name} value="" />
          ) : (
            <TextField
              key={name}
              {...number(name)}
              {...(mayBeMissing.includes(name) && optional)}
              label={labelNumberWords[name]()}
              hint={labelNumberHints[name]?.()}
            />
          ),
        )}
        <TextField
          {...number('saltAmount')}
          label={m.food_label_salt()}
          hint={m.food_label_salt_hint()}
        />
        <NativeSelect
          name="saltUnit"
          label={m.food_label_salt_unit()}
          defaultValue={given.saltUnit ?? 'sodiumMg'}
          options={[
            { value: 'sodiumMg', label: m.food_label_salt_sodium() },
            { value: 'saltG', label: m.food_label_salt_grams() },
          ]}
        />
      </div>
      <LabelDoubts label={label} />
      <FailureAlert error={save.error ?? refused?.error} title={m.food_failed_title()} />
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
