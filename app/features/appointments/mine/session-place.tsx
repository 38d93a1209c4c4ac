import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { roomOpensAt, useRoomDoor } from '#app/lib/room-door.ts'
import { roomPathOf } from '#app/lib/room-path.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'

type SessionPlaceProps = { session: Appointment; now: string }

/** Where a session is held: in its room, or in the nutritionist's own meeting room. */
export function SessionPlace({ session, now }: SessionPlaceProps) {
  if (session.state !== 'booked') return null
  if (!session.meetingLink) return <RoomOfSession session={session} now={now} />
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

/** The way into the room while it is open, and what happens if a call does not work. */
function RoomOfSession({ session, now }: SessionPlaceProps) {
  const { id, startsAt, endsAt, zone, hasPhone, nutritionist } = session
  const door = useRoomDoor({ startsAt, endsAt, now })
  if (door === 'over') return null
  const { name } = nutritionist
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-pretty">
        {door === 'open'
          ? m.appointments_place_open()
          : m.appointments_place_opens({ time: formatDateTimeIn(roomOpensAt(startsAt), zone) })}
      </p>
      {door === 'open' && (
        // A full page load: only the room's own headers allow camera and microphone.
        <a href={roomPathOf(id)} className={buttonStyles({ size: 'lg' })}>
          {m.appointments_place_enter()}
        </a>
      )}
      <p className="text-pretty text-ink-muted">
        {hasPhone ? m.appointments_place_phone({ name }) : m.appointments_place_no_phone({ name })}{' '}
        <Link to="/account" className="text-link underline">
          {hasPhone ? m.appointments_place_number() : m.appointments_place_add_number()}
        </Link>
      </p>
    </div>
  )
}
