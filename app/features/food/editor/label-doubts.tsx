import * as v from 'valibot'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { doubtsOf, energyOfMacros, type LabelDoubt } from '#app/nutrition/food-label.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { FoodLabel } from '#server/contract/food-label.schema.ts'
import { ownFoodFormSchema } from './own-food-form.schema.ts'

/** Returns the label in a form. Undefined while a number is missing or wrong. */
export function typedLabelIn(form: HTMLFormElement): FoodLabel | undefined {
  const fields = Object.fromEntries(new FormData(form))
  const isFilled = ['fatG', 'proteinG', 'carbohydrateG'].every((name) => fields[name] !== '')
  // The name may follow later.
  const typed = v.safeParse(ownFoodFormSchema, { ...fields, name: fields.name || '-' })
  return isFilled && typed.success ? typed.output.label : undefined
}

/** Asks to look at the label once more. The member can save all the same. */
export function LabelDoubts({ label }: { label: FoodLabel | undefined }) {
  const doubts = label ? doubtsOf(label) : []
  if (!label || doubts.length === 0) return null
  return (
    <Alert tone="warning" title={m.food_label_doubts_title()}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {doubts.map((doubt) => (
          <li key={doubt}>{doubtText(doubt, label)}</li>
        ))}
      </ul>
      <p>{m.food_label_doubts_text()}</p>
    </Alert>
  )
}

function doubtText(doubt: LabelDoubt, label: FoodLabel): string {
  switch (doubt) {
    case 'energy':
      return m.food_label_doubt_energy({
        counted: formatNumber(Math.round(energyOfMacros(label))),
        typed: formatNumber(label.energyKcal ?? 0),
      })
    case 'saturated':
      return m.food_label_doubt_saturated()
    case 'sugar':
      return m.food_label_doubt_sugar()
    case 'addedSugar':
      return m.food_label_doubt_added_sugar()
  }
}
