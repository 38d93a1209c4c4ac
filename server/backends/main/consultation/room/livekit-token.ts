import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import type { CallPresence } from '#server/db/main/call-presence.table.ts'
import type { LiveKit } from './call-settings.ts'

type Key = Pick<LiveKit, 'apiKey' | 'apiSecret'>

/** Names a tab of one side to the media server, and tells it nothing of the member. */
export function identityOf({ callId, side, tab }: Pick<CallPresence, 'callId' | 'side' | 'tab'>) {
  return createHash('sha256')
    .update(JSON.stringify([callId, side, tab]))
    .digest('base64url')
}

type Entrance = { callId: string; identity: string; until: Date }

/** Lets a tab into one room with sound and picture, and nothing else. */
export function signRoomToken(key: Key, { callId, identity, until }: Entrance): Promise<string> {
  return sign(
    key,
    { identity, until },
    {
      room: callId,
      roomJoin: true,
      canPublish: true,
      canPublishSources: ['camera', 'microphone'],
      canSubscribe: true,
      canPublishData: false,
      canUpdateOwnMetadata: false,
    },
  )
}

/** Lets this backend manage one room. */
export function signAdminToken(key: Key, callId: string, until: Date): Promise<string> {
  return sign(key, { until }, { room: callId, roomAdmin: true, roomCreate: true })
}

type Holder = { identity?: string; until: Date }

function sign(
  { apiKey, apiSecret }: Key,
  { identity, until }: Holder,
  video: Record<string, unknown>,
): Promise<string> {
  const token = new SignJWT({ video })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(apiKey)
    .setExpirationTime(until)
  if (identity) token.setSubject(identity)
  return token.sign(new TextEncoder().encode(apiSecret))
}
