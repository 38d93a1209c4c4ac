import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { receivedSessionSchema } from './received-session.schema.ts'
import { visitorHeaders } from './visitor-headers.server.ts'

/**
 * How long a new session answers for the tokens it replaced. Requests of one page may arrive late,
 * and the backend soon treats a replaced token as stolen.
 */
const refreshLifetimeMs = 60_000

/** The refresh call and its result, by the old session. */
const refreshes = new Map<string, Promise<AuthSession>>()

/**
 * Exchanges the refresh token for a new session. Requests with the same tokens share one call. The
 * backend answers every instance alike.
 */
export function refreshSession(context: SiteContext, session: AuthSession): Promise<AuthSession> {
  const key = keyOf(session)
  const running = refreshes.get(key)
  if (running) return running
  const call = requestNewSession(context, session)
  refreshes.set(key, call)
  const forget = () => refreshes.delete(key)
  // A failed refresh is not cached: the next request retries.
  call.then(() => setTimeout(forget, refreshLifetimeMs).unref(), forget)
  return call
}

/** Returns the session that has just replaced this one, or undefined. */
export async function findRefreshedSession(session: AuthSession): Promise<AuthSession | undefined> {
  return refreshes.get(keyOf(session))?.catch(() => undefined)
}

/** The refresh token alone is no key: it may be empty, and two members would collide. */
function keyOf({ id, token, refreshToken }: AuthSession): string {
  return JSON.stringify([id, token, refreshToken])
}

async function requestNewSession(context: SiteContext, session: AuthSession) {
  const { data } = await callBackend(
    createBackendClient(context.backends.main, { headers: visitorHeaders(context) }),
    'v1/auth/refresh-token',
    envelopeOf(receivedSessionSchema),
    { method: 'post', json: { userId: session.id, refreshToken: session.refreshToken } },
  )
  // A token missing from the reply becomes an empty string.
  return data
}
