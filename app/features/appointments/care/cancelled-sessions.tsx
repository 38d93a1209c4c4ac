import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { Appointment } from '#server/contract/appointment.schema.ts'

/** The sessions that a change or the end of the care cancels, before the press. */
export function CancelledSessions({ sessions }: { sessions: Appointment[] }) {
  if (sessions.length === 0) return null
  return (
    <div>
      <p>{m.appointments_care_cancels()}</p>
      <ul className="list-disc pl-5">
        {sessions.map(({ id, startsAt, zone }) => (
          <li key={id}>{formatDateTimeIn(startsAt, zone)}</li>
        ))}
      </ul>
    </div>
  )
}
