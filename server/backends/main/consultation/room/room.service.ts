import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { Room, RoomTicket } from '#server/contract/call.schema.ts'
import type { CallRow } from '#server/db/main/call.table.ts'
import type { CallPresence } from '#server/db/main/call-presence.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { chosenEngine, isAvailable } from './call-settings.ts'
import { connectionFor } from './connection.ts'
import { failureOfAbsence, requireLockedSeat, requireSeat } from './require-seat.ts'
import {
  endCall,
  endPresence,
  findLastPresence,
  findOpenCall,
  insertCall,
  insertPresence,
  listOpenPresences,
  prolongPresence,
} from './room.repository.ts'
import { isRoomOpen, silentSince } from './room-times.ts'
import { presencesAt, roomOf, type Seat } from './room-view.ts'

type RoomContext = Pick<MainContext, 'db' | 'clock' | 'calls'>
type OfTab = { id: string; tab: string }

/** @throws MainFailure `ERR_NO_APPOINTMENT`, also for a session of other people */
export async function readRoom(context: RoomContext, member: Member, id: string): Promise<Room> {
  return roomOf(context, context.db, await requireSeat(context.db, { member, id }))
}

/**
 * Enters the room and returns what the tab needs to connect. The first of the two opens the call. The
 * same tab may enter again, for example after a reload.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, `ROOM_CLOSED`, or `ROOM_IN_OTHER_TAB` without `takeOver`
 */
export async function joinRoom(
  context: RoomContext,
  member: Member,
  { id, tab, takeOver }: OfTab & { takeOver: boolean },
): Promise<RoomTicket> {
  const entered = await context.db.transaction(async (tx) => {
    const seat = await requireLockedSeat(tx, { member, id })
    const now = context.clock.now()
    if (!isRoomOpen(seat.session, now)) throw new MainFailure('ROOM_CLOSED')
    const call = await openCall(context, tx, seat)
    const mine = (await listOpenPresences(tx, call.id)).find(({ side }) => side === seat.side)
    if (mine) await endFormer(tx, call, mine, { tab, takeOver, now })
    await insertPresence(tx, {
      id: randomId(),
      callId: call.id,
      ...{ side: seat.side, tab, joinedAt: now },
    })
    return { seat, call, room: await roomOf(context, tx, seat) }
  })
  const { seat, call, room } = entered
  const connection = await connectionFor(context, seat, { call, tab })
  return { callId: call.id, tab, room, connection, afterSeq: call.lastSignalSeq }
}

/** A call keeps its engine, unless a change of the settings took that away. */
async function openCall(
  { clock, calls }: RoomContext,
  tx: Database,
  { session, practice }: Seat,
): Promise<CallRow> {
  const now = clock.now()
  const open = await findOpenCall(tx, session.id)
  if (open && isAvailable(open.engine, calls, practice)) return open
  if (open) await endCall(tx, open.id, now)
  const engine = chosenEngine(calls, practice)
  return insertCall(tx, { id: randomId(), appointmentId: session.id, engine, startedAt: now })
}

type Entrance = { tab: string; takeOver: boolean; now: Date }

/** Makes room for a tab of the same side. */
async function endFormer(
  tx: Database,
  { engine }: CallRow,
  former: CallPresence,
  { tab, takeOver, now }: Entrance,
): Promise<void> {
  if (former.seenAt <= silentSince(now))
    return endPresence(tx, former.id, { leftAt: former.seenAt, endedBy: 'silence' })
  if (former.tab === tab) return endPresence(tx, former.id, { leftAt: now, endedBy: 'tab' })
  if (!takeOver) throw new MainFailure('ROOM_IN_OTHER_TAB')
  const removeDueAt = engine === 'livekit' ? now : null
  await endPresence(tx, former.id, { leftAt: now, endedBy: 'takeover', removeDueAt })
}

/**
 * Keeps a tab in the room. One that fell silent, such as a phone that slept, comes back by it.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, `ROOM_CLOSED`, or `ROOM_IN_OTHER_TAB` if another tab
 *   replaced it
 */
export async function beatInRoom(
  context: RoomContext,
  member: Member,
  { id, tab }: OfTab,
): Promise<Room> {
  const { db, clock } = context
  const seat = await requireSeat(db, { member, id })
  const now = clock.now()
  const call = isRoomOpen(seat.session, now) ? await findOpenCall(db, id) : undefined
  if (!call) throw new MainFailure('ROOM_CLOSED')
  const ofTab = { callId: call.id, side: seat.side, tab }
  const isPresent = await prolongPresence(db, { ...ofTab, now, heardAfter: silentSince(now) })
  if (!isPresent) await db.transaction((tx) => comeBack(context, tx, { member, id, tab }))
  return roomOf(context, db, seat)
}

async function comeBack(
  { clock }: RoomContext,
  tx: Database,
  { member, id, tab }: OfTab & { member: Member },
): Promise<void> {
  const { side } = await requireLockedSeat(tx, { member, id })
  const now = clock.now()
  const call = await findOpenCall(tx, id)
  if (!call) throw new MainFailure('ROOM_CLOSED')
  const former = (await listOpenPresences(tx, call.id)).find((it) => it.side === side)
  if (former && former.seenAt <= silentSince(now))
    await endPresence(tx, former.id, { leftAt: former.seenAt, endedBy: 'silence' })
  const mine = former && former.seenAt > silentSince(now) ? former : undefined
  const last = await findLastPresence(tx, { callId: call.id, side, tab })
  if (mine?.tab === tab) return
  if (mine || last?.endedBy !== 'silence')
    throw await failureOfAbsence(tx, { call, side, tab, mine })
  await insertPresence(tx, { id: randomId(), callId: call.id, side, tab, joinedAt: now })
}

/** Leaves the room. A tab that is not there changes nothing. */
export async function leaveRoom(
  context: RoomContext,
  member: Member,
  { id, tab }: OfTab,
): Promise<Room> {
  const { db, clock } = context
  const seat = await requireSeat(db, { member, id })
  const now = clock.now()
  const call = await findOpenCall(db, id)
  const open = call ? await listOpenPresences(db, call.id) : []
  const mine = presencesAt(open, now)[seat.side]
  if (mine?.tab === tab) await endPresence(db, mine.id, { leftAt: now, endedBy: 'tab' })
  return roomOf(context, db, seat)
}
