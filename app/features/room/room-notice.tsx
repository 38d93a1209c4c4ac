import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Room } from '#server/contract/call.schema.ts'
import type { RoomCall } from './room-call.ts'
import { MessagesLink, sessionHref } from './room-links.tsx'

type RoomNoticeProps = {
  at: 'elsewhere' | 'replaced' | 'left' | 'closed'
  room: Room
  call: RoomCall
}

/** Why this tab shows no call, and what comes next. */
export function RoomNotice({ at, room, call }: RoomNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { side, otherName: name } = room
  const { title, text, action } = {
    elsewhere: {
      title: m.room_elsewhere_title(),
      text: m.room_elsewhere_text(),
      action: m.room_continue_here(),
    },
    replaced: {
      title: m.room_replaced_title(),
      text: m.room_replaced_text(),
      action: m.room_continue_here(),
    },
    left: {
      title: m.room_left_title(),
      text: side === 'client' ? m.room_left_client() : m.room_left_nutritionist(),
      action: m.room_back(),
    },
    closed: { title: m.room_closed_title(), text: m.room_closed_text({ name }), action: null },
  }[at]
  return (
    <Container width="narrow" className="flex flex-col items-start gap-6 py-12 md:py-20">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p className="max-w-prose text-ink-muted text-lg">{text}</p>
      <div className="flex flex-wrap gap-3">
        {action && at !== 'left' && (
          <Button onClick={() => void call.join({ takeOver: true })}>{action}</Button>
        )}
        <a
          href={sessionHref(room)}
          className={buttonStyles({ variant: at === 'left' || !action ? 'primary' : 'secondary' })}
        >
          {at !== 'elsewhere' && side === 'nutritionist'
            ? m.room_record_outcome()
            : m.room_to_session()}
        </a>
        {at === 'left' && room.state === 'open' && (
          <Button variant="secondary" onClick={() => void call.join()}>
            {action}
          </Button>
        )}
        <MessagesLink room={room} className={buttonStyles({ variant: 'quiet' })} />
      </div>
    </Container>
  )
}
