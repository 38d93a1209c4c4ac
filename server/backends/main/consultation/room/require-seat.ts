import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { CallRow } from '#server/db/main/call.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findLastPresence, findSeat, lockSeat, type SeatRow } from './room.repository.ts'
import type { Seat } from './room-view.ts'

type Asked = { member: Member; id: string }

/** @throws MainFailure `ERR_NO_APPOINTMENT`, also for a session of other people */
export async function requireSeat(db: Database, { member: { user }, id }: Asked): Promise<Seat> {
  return seatOf(await findSeat(db, { id, user }), user.number)
}

/** Like `requireSeat`, and locks the session. */
export async function requireLockedSeat(
  db: Database,
  { member: { user }, id }: Asked,
): Promise<Seat> {
  return seatOf(await lockSeat(db, { id, user }), user.number)
}

function seatOf(found: SeatRow | undefined, userNumber: number): Seat {
  if (!found) throw new MainFailure('ERR_NO_APPOINTMENT')
  return { ...found, side: found.session.userNumber === userNumber ? 'client' : 'nutritionist' }
}

type Absence = Pick<Seat, 'side'> & {
  call: CallRow
  tab: string
  mine: { tab: string } | undefined
}

/**
 * Says why a tab is not in the room. Another one is, or took its place, or the tab has to enter
 * first.
 */
export async function failureOfAbsence(
  db: Database,
  { call, side, tab, mine }: Absence,
): Promise<MainFailure> {
  const last = await findLastPresence(db, { callId: call.id, side, tab })
  const isReplaced = last?.endedBy === 'takeover' || (last && mine && mine.tab !== tab)
  return new MainFailure(isReplaced ? 'ROOM_IN_OTHER_TAB' : 'ROOM_CLOSED')
}
