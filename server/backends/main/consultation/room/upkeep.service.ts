import { hourMs, minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { logErrorKind } from '#server/backends/main/platform/mail/log-error-kind.ts'
import { roomClosesMinutesAfter } from '#server/contract/room-opening.ts'
import type { LiveKit } from './call-settings.ts'
import { identityOf } from './livekit-token.ts'
import { deleteRoom, removeParticipant } from './media-server.ts'
import { silentSince } from './room-times.ts'
import { deleteOldSignals } from './signal.repository.ts'
import {
  endCallsOver,
  endSilent,
  markDeleted,
  markRemoved,
  takeDeletion,
  takeRemoval,
} from './upkeep.repository.ts'

type UpkeepContext = Pick<MainContext, 'db' | 'clock'>

/** Ends the presences of tabs that fell silent, so that the other side hears of it. */
export function endSilentPresences({ db, clock }: UpkeepContext): Promise<boolean> {
  return endSilent(db, silentSince(clock.now()))
}

/** Closes the rooms whose time is over. */
export function closeRooms({ db, clock }: UpkeepContext): Promise<boolean> {
  const now = clock.now()
  return endCallsOver(db, { endedBefore: later(now, -roomClosesMinutesAfter * minuteMs), now })
}

/** Signals hold IP addresses. A call that goes on needs none from so long ago. */
const signalLifetimeMs = 2 * hourMs

export function forgetSignals({ db, clock }: UpkeepContext): Promise<boolean> {
  return deleteOldSignals(db, later(clock.now(), -signalLifetimeMs))
}

const retryMs = minuteMs / 2
/** By then the tokens have expired, and the media server has ended the empty room itself. */
const giveUpMs = 4 * hourMs

type ServerContext = UpkeepContext & Pick<MainContext, 'calls' | 'log'>

/**
 * Asks the media server to remove a tab that another replaced. Returns false if none is due. It is
 * asked outside a transaction, and again until it answers.
 */
export async function removeReplacedTab(context: ServerContext): Promise<boolean> {
  const { db, clock } = context
  const now = clock.now()
  const replaced = await takeRemoval(db, { now, heldUntil: later(now, retryMs) })
  if (!replaced) return false
  const removal = { room: replaced.callId, identity: identityOf(replaced) }
  const isDone = await ask(context, replaced.leftAt, (server) => removeParticipant(server, removal))
  if (isDone) await markRemoved(db, replaced.id)
  return true
}

/** Like `removeReplacedTab`, for the room of a call that has ended. */
export async function deleteEndedRoom(context: ServerContext): Promise<boolean> {
  const { db, clock } = context
  const now = clock.now()
  const call = await takeDeletion(db, { now, heldUntil: later(now, retryMs) })
  if (!call) return false
  const isDone = await ask(context, call.endedAt, (server) => deleteRoom(server, call.id))
  if (isDone) await markDeleted(db, call.id)
  return true
}

/** Returns whether there is nothing more to ask. */
async function ask(
  context: ServerContext,
  since: Date | null,
  call: (server: LiveKit & { now: Date }) => Promise<void>,
): Promise<boolean> {
  const { livekit } = context.calls
  const now = context.clock.now()
  if (!livekit || !since || later(since, giveUpMs) <= now) return true
  try {
    await call({ ...livekit, now })
    return true
  } catch (error) {
    logErrorKind(context, error, 'the media server did not answer and is asked again')
    return false
  }
}
