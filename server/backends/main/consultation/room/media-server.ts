import { minuteMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { LiveKit } from './call-settings.ts'
import { signAdminToken } from './livekit-token.ts'

const tokenLifetimeMs = minuteMs
const deadlineMs = 10_000

type Server = LiveKit & { now: Date }

/** Removes a tab from a room. One that is not there is removed. @throws without a clear answer */
export function removeParticipant(
  server: Server,
  { room, identity }: { room: string; identity: string },
): Promise<void> {
  return call(server, 'RemoveParticipant', { room, identity })
}

/** Ends a room for all who are in it. One that is gone is ended. @throws without a clear answer */
export function deleteRoom(server: Server, room: string): Promise<void> {
  return call(server, 'DeleteRoom', { room })
}

/** LiveKit's RoomService takes JSON (twirp). */
async function call(
  { url, fetch, now, ...key }: Server,
  name: string,
  body: { room: string; identity?: string },
): Promise<void> {
  const token = await signAdminToken(key, body.room, later(now, tokenLifetimeMs))
  const address = `${url.replace(/^ws/, 'http')}/twirp/livekit.RoomService/${name}`
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadlineMs),
  })
  await response.body?.cancel()
  if (!response.ok && response.status !== 404)
    throw new Error(`The media server answered ${response.status}`)
}
