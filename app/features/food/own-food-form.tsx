import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useKeepOwnFood } from './food.mutations.ts'
import { ownFoodFormSchema } from './own-food-form.schema.ts'

const numbers = [
  ['portionGrams', m.food_own_portion],
  ['energyKcal', m.food_own_energy],
  ['proteinG', m.food_own_protein],
  ['fatG', m.food_own_fat],
  ['carbohydrateG', m.food_own_carbohydrate],
  ['addedSugarG', m.food_own_sugar],
  ['sodiumMg', m.food_own_sodium],
] as const

/** A food that the site does not know, with the values of its label; it is searched like the rest. */
export function OwnFoodForm() {
  const keep = useKeepOwnFood()
  const form = useValidatedForm(ownFoodFormSchema, (given, element) => {
    const { name, portionGrams, ...values } = given
    const food = { id: newClientId(), name, portionGrams, per100g: { ...values, fibreG: 0 } }
    keep.mutate(food, { onSuccess: () => element.reset() })
  })
  return (
    <details>
      <summary className="rounded-control font-semibold text-link text-sm pointer-coarse:py-3">
        {m.food_own_title()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-4">
        <p className="text-ink-muted text-sm">{m.food_own_text()}</p>
        <TextField
          name="name"
          label={m.food_own_name()}
          autoComplete="off"
          {...(form.isWrong('name') && { problem: m.food_own_name_wrong() })}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {numbers.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label()}
              inputMode="decimal"
              autoComplete="off"
              {...(form.isWrong(name) && { problem: m.food_own_number_wrong() })}
            />
          ))}
        </div>
        {keep.isError && (
          <Alert tone="danger" title={m.food_failed_title()}>
            {textOfError(keep.error)}
          </Alert>
        )}
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          disabled={!form.isReady}
          isBusy={keep.isPending}
        >
          {m.food_own_submit()}
        </Button>
        <p role="status" className="text-sm empty:sr-only">
          {keep.isSuccess && m.food_own_saved({ food: keep.variables.name })}
        </p>
      </form>
    </details>
  )
}
