import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import type { Room } from '#server/contract/call.schema.ts'

/** The page about the session. Leaving the room loads a page, which gives the camera back. */
export function sessionHref({ side, appointmentId }: Pick<Room, 'side' | 'appointmentId'>): string {
  return side === 'client' ? `/konsultasi/sesi/${appointmentId}` : `/praktik/sesi/${appointmentId}`
}

type LinkProps = { room: Pick<Room, 'side'>; className?: string | undefined }

/** Messages open in another tab, because the call ends with this page. */
export function MessagesLink({ room: { side }, className }: LinkProps) {
  return (
    <a
      href={side === 'client' ? '/pesan' : '/praktik/pesan'}
      target="_blank"
      rel="noreferrer"
      className={className}
    >
      <Icon name="chat" />
      {m.room_messages()}
    </a>
  )
}

type RecordLinksProps = {
  room: Pick<Room, 'side' | 'appointmentId'>
  className?: string | undefined
}

/** What a nutritionist reads and writes during a call, in other tabs: the call ends with this page. */
export function RecordLinks({ room, className }: RecordLinksProps) {
  if (room.side === 'client') return null
  const session = sessionHref(room)
  return (
    <p className="flex flex-wrap gap-x-5">
      <a href={session} target="_blank" rel="noreferrer" className={className}>
        {m.room_preparation()}
      </a>
      <a href={`${session}/catatan`} target="_blank" rel="noreferrer" className={className}>
        {m.room_note()}
      </a>
    </p>
  )
}

/** The nutritionist's own meeting room. */
export function MeetingLink({ href, className }: { href: string; className?: string | undefined }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      <Icon name="external" />
      {m.room_meeting_link()}
    </a>
  )
}
