import { m } from '#app/i18n/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import type { PlanContent } from '#server/contract/meal-plan.schema.ts'

type PlanDatesProps = Pick<PlanContent, 'startsOn' | 'endsOn'> & {
  onChange: (dates: Partial<Pick<PlanContent, 'startsOn' | 'endsOn'>>) => void
}

/** A day that is not whole yet changes nothing. */
export function PlanDates({ startsOn, endsOn, onChange }: PlanDatesProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        name="startsOn"
        type="date"
        label={m.plans_starts_on()}
        value={startsOn}
        onChange={({ target }) => target.value && onChange({ startsOn: target.value })}
      />
      <TextField
        name="endsOn"
        type="date"
        label={m.plans_ends_on()}
        hint={m.plans_longest()}
        value={endsOn}
        onChange={({ target }) => target.value && onChange({ endsOn: target.value })}
      />
    </div>
  )
}
