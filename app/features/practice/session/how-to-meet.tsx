import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { roomOpensAt, useRoomDoor } from '#app/lib/room-door.ts'
import { roomPathOf } from '#app/lib/room-path.ts'
import { spacedPhone } from '#app/lib/spaced-phone.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Practice, PracticeAppointment } from '#server/contract/practice.schema.ts'

type HowToMeetProps = { session: PracticeAppointment; practice: Practice; now: string }

/** The nutritionist's own meeting room, or the room of the session with the client's number. */
export function HowToMeet({ session, practice, now }: HowToMeetProps) {
  const { meetsByLink, meetingLink, zone } = practice
  if (!meetsByLink) return <RoomOfClient {...{ session, zone, meetingLink, now }} />
  return (
    <a
      href={meetingLink}
      target="_blank"
      rel="noreferrer"
      className={buttonStyles({ className: 'self-start' })}
    >
      <Icon name="external" />
      {m.practice_meet_link()}
    </a>
  )
}

type RoomOfClientProps = {
  session: PracticeAppointment
  zone: string
  meetingLink: string
  now: string
}

function RoomOfClient({ session, zone, meetingLink, now }: RoomOfClientProps) {
  const { id, startsAt, client, isClientWaiting } = session
  const door = useRoomDoor({ ...session, now })
  if (door === 'over') return null
  const opensAt = roomOpensAt(startsAt)
  const time = `${formatTimeIn(opensAt, zone)}\u00a0${nameOfZone(zone, new Date(opensAt))}`
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className={isClientWaiting ? 'font-semibold' : 'text-ink-muted'}>
        {isClientWaiting && m.practice_meet_waiting({ name: client.name })}
        {!isClientWaiting &&
          (door === 'open' ? m.practice_meet_open() : m.practice_meet_opens({ time }))}
      </p>
      {door === 'open' && (
        // A full page load: only the room's own headers allow camera and microphone.
        <a href={roomPathOf(id)} className={buttonStyles()}>
          {m.practice_meet_enter()}
        </a>
      )}
      <Fallback phone={client.phone} meetingLink={meetingLink} />
    </div>
  )
}

type FallbackProps = { phone: string; meetingLink: string }

/** How the two go on if the call does not work. */
function Fallback({ phone, meetingLink }: FallbackProps) {
  if (!phone && !meetingLink)
    return (
      <p className="text-pretty text-ink-muted">
        {m.practice_meet_no_phone()}{' '}
        <Link to="/praktik/pengaturan" className="text-link underline">
          {m.practice_meet_settings()}
        </Link>
      </p>
    )
  return (
    <p className="text-pretty text-ink-muted">
      {m.practice_meet_fallback()}{' '}
      {phone ? (
        <a href={`tel:${phone}`} className="inline-block text-link underline">
          {m.practice_meet_call({ phone: spacedPhone(phone) })}
        </a>
      ) : (
        <a href={meetingLink} target="_blank" rel="noreferrer" className="text-link underline">
          {m.practice_meet_link()}
        </a>
      )}
    </p>
  )
}
