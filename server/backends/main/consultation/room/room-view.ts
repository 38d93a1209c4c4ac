import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Room, RoomSide } from '#server/contract/call.schema.ts'
import type { CallRow } from '#server/db/main/call.table.ts'
import type { CallPresence } from '#server/db/main/call-presence.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { chosenEngine } from './call-settings.ts'
import { findOpenCall, listOpenPresences, type SeatRow } from './room.repository.ts'
import { closesAt, isRoomOpen, opensAt, silentSince } from './room-times.ts'

/** A member's seat in the room of their session. */
export type Seat = SeatRow & { side: RoomSide }

export const otherSide = { client: 'nutritionist', nutritionist: 'client' } as const

/** The tabs in which the two are now. */
export type Presences = Record<RoomSide, CallPresence | undefined>

export function presencesAt(open: CallPresence[], now: Date): Presences {
  const since = silentSince(now)
  const find = (side: RoomSide) =>
    open.find((presence) => presence.side === side && presence.seenAt > since)
  return { client: find('client'), nutritionist: find('nutritionist') }
}

type RoomContext = Pick<MainContext, 'clock' | 'calls'>

/** The room as a member sees it now. */
export async function roomOf(context: RoomContext, db: Database, seat: Seat): Promise<Room> {
  const call = await findOpenCall(db, seat.session.id)
  const open = call ? await listOpenPresences(db, call.id) : []
  return roomWith(context, seat, { call, open })
}

function roomWith(
  { clock, calls }: RoomContext,
  { session, practice, client, side }: Seat,
  { call, open }: { call: CallRow | undefined; open: CallPresence[] },
): Room {
  const now = clock.now()
  const isOpen = isRoomOpen(session, now)
  const engine = call?.engine ?? chosenEngine(calls, practice)
  const isAhead = session.state === 'booked' && now < closesAt(session)
  return {
    appointmentId: session.id,
    side,
    otherName: side === 'client' ? practice.name : `${client.firstName} ${client.lastName}`.trim(),
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    opensAt: opensAt(session).toISOString(),
    closesAt: closesAt(session).toISOString(),
    now: now.toISOString(),
    state: isOpen ? 'open' : 'closed',
    engine,
    meetingLink: isAhead ? practice.meetingLink || null : null,
    revealsAddress: engine === 'direct' && !calls.isRelayOnly,
    ...bothAt(open, side, now),
  }
}

/** Where the member and the other are now. */
export function bothAt(
  open: CallPresence[],
  side: RoomSide,
  now: Date,
): Pick<Room, 'mine' | 'theirs'> {
  const presences = presencesAt(open, now)
  return {
    mine: shown(presences[side]),
    theirs: shown(presences[otherSide[side]]),
  }
}

function shown(presence: CallPresence | undefined): Room['mine'] {
  return presence ? { tab: presence.tab, joinedAt: presence.joinedAt.toISOString() } : null
}
