import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'

/** Leads the client to what came of a session. Renders nothing before the note is signed. */
export function SummaryLink({ session: { id, hasNote } }: { session: Appointment }) {
  if (!hasNote) return null
  return (
    <Link
      to="/konsultasi/sesi/$id/hasil"
      params={{ id }}
      className={buttonStyles({ className: 'self-start' })}
    >
      {m.notes_read_summary()}
    </Link>
  )
}
