import { createHmac } from 'node:crypto'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { RoomTicket } from '#server/contract/call.schema.ts'
import type { CallRow } from '#server/db/main/call.table.ts'
import { identityOf, signRoomToken } from './livekit-token.ts'
import { closesAt } from './room-times.ts'
import type { Seat } from './room-view.ts'

type Entry = { call: CallRow; tab: string }

/** What a tab needs to connect. Its rights end with the room. */
export async function connectionFor(
  { calls }: Pick<MainContext, 'calls'>,
  { session, practice, side }: Seat,
  { call, tab }: Entry,
): Promise<RoomTicket['connection']> {
  const { stunUrls, turn, isRelayOnly, livekit } = calls
  const until = closesAt(session)
  if (call.engine === 'link') return { engine: 'link', url: practice.meetingLink }
  if (call.engine === 'livekit' && livekit) {
    const identity = identityOf({ callId: call.id, side, tab })
    const token = await signRoomToken(livekit, { callId: call.id, identity, until })
    return { engine: 'livekit', url: livekit.url, token }
  }
  return {
    engine: 'direct',
    iceServers: [
      ...(stunUrls.length > 0 ? [{ urls: stunUrls }] : []),
      ...(turn ? [{ urls: turn.urls, ...turnCredentials(turn.secret, until) }] : []),
    ],
    iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
    isPolite: side === 'client',
  }
}

/**
 * Returns credentials that a TURN server accepts until a moment, without a list of users (coturn:
 * `use-auth-secret`). The random part tells nothing of the member.
 */
function turnCredentials(secret: string, until: Date): { username: string; credential: string } {
  const username = `${Math.floor(until.getTime() / 1_000)}:${randomId()}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}
