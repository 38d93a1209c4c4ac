import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'

/** Where a session is held: the nutritionist's meeting room, or the client's telephone. */
export function SessionPlace({ session }: { session: Appointment }) {
  if (session.state !== 'booked') return null
  const { name } = session.nutritionist
  if (!session.meetingLink)
    return (
      <p>
        {session.hasPhone
          ? m.appointments_place_telephone({ name })
          : m.appointments_place_unreachable({ name })}{' '}
        <Link to="/account" className="text-link underline">
          {session.hasPhone ? m.appointments_place_number() : m.appointments_place_add_number()}
        </Link>
      </p>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{m.appointments_place_link()}</p>
      <a
        href={session.meetingLink}
        target="_blank"
        rel="noreferrer"
        className={buttonStyles({ size: 'lg' })}
      >
        {m.appointments_place_join()}
        <Icon name="external" />
      </a>
    </div>
  )
}
