import { minuteMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { presenceSeconds } from '#server/contract/call.schema.ts'
import { roomClosesMinutesAfter, roomOpensMinutesBefore } from '#server/contract/room-opening.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'

type Planned = Pick<AppointmentRow, 'startsAt' | 'endsAt'>

export function opensAt({ startsAt }: Planned): Date {
  return later(startsAt, -roomOpensMinutesBefore * minuteMs)
}

export function closesAt({ endsAt }: Planned): Date {
  return later(endsAt, roomClosesMinutesAfter * minuteMs)
}

/** Whether the room of a session can be entered. */
export function isRoomOpen(session: Planned & Pick<AppointmentRow, 'state'>, now: Date): boolean {
  return session.state === 'booked' && opensAt(session) <= now && now < closesAt(session)
}

/** A tab whose last heartbeat is not later than this has left. */
export function silentSince(now: Date): Date {
  return later(now, -presenceSeconds * 1_000)
}
