import { useId } from 'react'
import { useChangeCare } from '#app/features/appointments/appointments.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Appointment, Consultations } from '#server/contract/appointment.schema.ts'
import { CancelledSessions } from './cancelled-sessions.tsx'

type ChangeNutritionistProps = {
  /** In the care of another nutritionist. */
  tracker: Consultations['trackers'][number]
  to: { slug: string; name: string }
  /** The sessions that the change cancels. */
  cancelled: Appointment[]
  error: unknown
  onChanged: () => void
}

/** Makes this person the client's nutritionist without a booking. It says what follows first. */
export function ChangeNutritionist({
  tracker: { trackerId, nutritionist, relation },
  to,
  cancelled,
  error,
  onChanged,
}: ChangeNutritionistProps) {
  const titleId = useId()
  const change = useChangeCare(trackerId, onChanged)
  if (!nutritionist || !relation) return null
  return (
    <details className="rounded-control border border-line p-4">
      <summary id={titleId} className="tap w-fit cursor-pointer font-semibold text-link">
        {m.appointments_change_open({ name: to.name })}
      </summary>
      <form
        method="post"
        aria-labelledby={titleId}
        className="flex flex-col items-start gap-3 pt-4"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ nutritionist: to.slug, sections: relation.sections })
        }}
      >
        <input type="hidden" name="changes" value={trackerId} />
        <p className="max-w-prose text-pretty">
          {m.appointments_change_text({ from: nutritionist.name, to: to.name })}
        </p>
        <CancelledSessions sessions={cancelled} />
        <FailureAlert error={change.error ?? error} />
        <Button type="submit" variant="secondary" isBusy={change.isPending}>
          {m.appointments_change_confirm()}
        </Button>
      </form>
    </details>
  )
}
