import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'

/** Leads the nutritionist to the note of a session that has begun. Renders nothing before. */
export function NoteLink({ session }: { session: PracticeAppointment }) {
  const { id, state, note, possibleOutcomes, client } = session
  const hasBegun = state === 'completed' || (state === 'booked' && possibleOutcomes.length > 0)
  if (client.trackerId === null || !(hasBegun || note)) return null
  return (
    <Link
      to="/praktik/sesi/$id/catatan"
      params={{ id }}
      className={buttonStyles({
        variant: note === 'signed' ? 'secondary' : 'primary',
        className: 'self-start',
      })}
    >
      {words[note ?? 'none']()}
    </Link>
  )
}

const words = {
  none: m.notes_link_write,
  draft: m.notes_link_draft,
  signed: m.notes_link_signed,
}
