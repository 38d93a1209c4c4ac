import type * as v from 'valibot'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { newSignalSchema, SignalList, sentSignalSchema } from '#server/contract/call.schema.ts'
import { failureOfAbsence, requireSeat } from './require-seat.ts'
import { findOpenCall, listOpenPresences, lockOpenCall } from './room.repository.ts'
import { isRoomOpen } from './room-times.ts'
import { bothAt, otherSide, presencesAt } from './room-view.ts'
import { insertSignal, listSignals } from './signal.repository.ts'

type SignalContext = Pick<MainContext, 'db' | 'clock'>
type NewSignal = v.InferOutput<typeof newSignalSchema> & { id: string }

/**
 * Stores a signal for the tab in which the other is now. For any other tab it is dropped.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, `ROOM_CLOSED` or `ROOM_IN_OTHER_TAB`
 */
export async function sendSignal(
  { db, clock }: SignalContext,
  member: Member,
  { id, tab, to, body }: NewSignal,
): Promise<v.InferOutput<typeof sentSignalSchema>> {
  return db.transaction(async (tx) => {
    const { session, side } = await requireSeat(tx, { member, id })
    const now = clock.now()
    const call = isRoomOpen(session, now) ? await lockOpenCall(tx, id) : undefined
    if (!call) throw new MainFailure('ROOM_CLOSED')
    const presences = presencesAt(await listOpenPresences(tx, call.id), now)
    const mine = presences[side]
    if (mine?.tab !== tab) throw await failureOfAbsence(tx, { call, side, tab, mine })
    if (presences[otherSide[side]]?.tab !== to) return { seq: null }
    return { seq: await insertSignal(tx, { callId: call.id, from: tab, to, body, createdAt: now }) }
  })
}

type Wanted = { id: string; tab: string; after: number }

/**
 * Returns the signals for a tab; none if the member is not there in it.
 * @throws MainFailure `ERR_NO_APPOINTMENT`
 */
export async function readSignals(
  { db, clock }: SignalContext,
  member: Member,
  { id, tab, after }: Wanted,
): Promise<SignalList> {
  const { side } = await requireSeat(db, { member, id })
  const call = await findOpenCall(db, id)
  if (!call) return { signals: [], mine: null, theirs: null }
  const both = bothAt(await listOpenPresences(db, call.id), side, clock.now())
  const isThere = both.mine?.tab === tab
  const signals = isThere ? await listSignals(db, { callId: call.id, to: tab, after }) : []
  return { signals, ...both }
}
