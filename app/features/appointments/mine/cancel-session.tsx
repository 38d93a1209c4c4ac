import { useCancelSession } from '#app/features/appointments/appointments.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'

type CancelSessionProps = {
  session: Appointment
  /** This part is gone by then, and the focus with it. */
  onCancelled: () => void
}

/** Says what cancelling costs, then asks once more. */
export function CancelSession({ session, onCancelled }: CancelSessionProps) {
  const cancel = useCancelSession()
  const { id, isCancelFreeUntil, zone } = session
  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{m.appointments_cancel_heading()}</h2>
      <p>
        {isCancelFreeUntil
          ? m.appointments_cancel_free({ time: formatDateTimeIn(isCancelFreeUntil, zone) })
          : m.appointments_cancel_late()}
      </p>
      <details className="w-full">
        <summary className="tap w-fit cursor-pointer font-semibold text-link underline">
          {m.appointments_cancel_open()}
        </summary>
        <form
          method="post"
          className="flex flex-col items-start gap-3 pt-4"
          onSubmit={(event) => {
            event.preventDefault()
            cancel.mutateAsync(id).then(onCancelled, () => undefined)
          }}
        >
          <p className="font-semibold">
            {isCancelFreeUntil ? m.appointments_cancel_back() : m.appointments_cancel_no_back()}
          </p>
          <FailureAlert error={cancel.error} />
          <Button type="submit" variant="danger" isBusy={cancel.isPending}>
            {m.appointments_cancel()}
          </Button>
        </form>
      </details>
    </section>
  )
}
