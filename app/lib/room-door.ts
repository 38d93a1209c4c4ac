import { roomClosesMinutesAfter, roomOpensMinutesBefore } from '#server/contract/room-opening.ts'
import { useServerSecondsLeft } from './seconds-left.ts'
import { minuteMs } from './time.ts'

/** When the room of a session opens. */
export function roomOpensAt(startsAt: string): string {
  return new Date(Date.parse(startsAt) - roomOpensMinutesBefore * minuteMs).toISOString()
}

function roomClosesAt(endsAt: string): string {
  return new Date(Date.parse(endsAt) + roomClosesMinutesAfter * minuteMs).toISOString()
}

type Times = {
  startsAt: string
  endsAt: string
  /** The server's time of the answer. */
  now: string
}

/** Whether the room of a session can be entered. It changes in an open page. */
export function useRoomDoor({ startsAt, endsAt, now }: Times): 'early' | 'open' | 'over' {
  const untilOpen = useServerSecondsLeft({ until: roomOpensAt(startsAt), now })
  const untilClosed = useServerSecondsLeft({ until: roomClosesAt(endsAt), now })
  if (untilOpen > 0) return 'early'
  return untilClosed > 0 ? 'open' : 'over'
}
