import { MeetingLink, MessagesLink } from '#app/features/room/room-links.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import type { Room } from '#server/contract/call.schema.ts'

type LinkCallProps = { url: string; room: Room; onLeave: () => void }

/** The way to the nutritionist's own meeting room. This page tells each side who is here. */
export function LinkCall({ url, room, onLeave }: LinkCallProps) {
  return (
    <div className="flex flex-wrap justify-center gap-3 px-4 pb-6">
      <MeetingLink href={url} className={buttonStyles({ variant: 'warm', size: 'lg' })} />
      <MessagesLink room={room} className={buttonStyles({ variant: 'warm', size: 'lg' })} />
      <Button variant="danger" size="lg" onClick={onLeave}>
        {m.room_leave()}
      </Button>
    </div>
  )
}
