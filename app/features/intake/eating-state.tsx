import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Intake } from '#server/contract/intake.schema.ts'

/** The result of the five questions about eating. Their answers are stored nowhere. */
export function EatingState({ check }: { check: Intake['eatingCheck'] }) {
  return (
    <div className="flex flex-col gap-0.5">
      <p className="font-semibold text-sm">{m.intake_eating()}</p>
      <p className="text-pretty">{check ? resultOf(check) : m.intake_eating_none()}</p>
    </div>
  )
}

function resultOf({ needsPerson, checkedOn }: NonNullable<Intake['eatingCheck']>): string {
  const date = formatDate(checkedOn)
  return needsPerson ? m.intake_eating_person({ date }) : m.intake_eating_clear({ date })
}
