import * as v from 'valibot'
import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { receivedSessionSchema } from './received-session.schema.ts'
import { visitorHeaders } from './visitor-headers.server.ts'

/**
 * How long a new session answers for the tokens it replaced, unless it is replaced itself. Requests
 * of one page may arrive late, and some backends treat a replaced token as stolen.
 */
const refreshLifetimeMs = 60_000

/** The refresh call and its result, by the old session. */
const refreshes = new Map<string, Promise<AuthSession>>()
/** The key of the session that another one replaced. */
const predecessors = new Map<string, string>()

/**
 * Exchanges the refresh token for a new session. Requests with the same tokens share one call.
 */
export function refreshSession(context: SiteContext, session: AuthSession): Promise<AuthSession> {
  const key = keyOf(session)
  const running = refreshes.get(key)
  if (running) return running
  const call = renewOnce(context, session)
  refreshes.set(key, call)
  const forget = () => refreshes.delete(key)
  // A failed refresh is not cached: the next request retries.
  call.then((next) => cacheFor(key, keyOf(next)), forget)
  return call
}

/** Only the predecessor of the newest tokens leads to them; older ones are the backend's to judge. */
function cacheFor(key: string, nextKey: string): void {
  const older = predecessors.get(key)
  if (older !== undefined) refreshes.delete(older)
  predecessors.delete(key)
  predecessors.set(nextKey, key)
  setTimeout(() => {
    refreshes.delete(key)
    predecessors.delete(nextKey)
  }, refreshLifetimeMs).unref()
}

/** Returns the session that has just replaced this one, or undefined. */
export async function findRefreshedSession(session: AuthSession): Promise<AuthSession | undefined> {
  return refreshes.get(keyOf(session))?.catch(() => undefined)
}

/** The refresh token alone is no key: it may be empty, and two members would collide. */
function keyOf({ id, token, refreshToken }: AuthSession): string {
  return JSON.stringify([id, token, refreshToken])
}

/** Instances that share a database share the call too, because a token may work only once. */
async function renewOnce(context: SiteContext, session: AuthSession): Promise<AuthSession> {
  if (!context.shareRenewal) return requestNewSession(context, session)
  const renew = async () => {
    const next = await requestNewSession(context, session)
    return { session: JSON.stringify(next), nextKey: keyOf(next) }
  }
  const shared = await context.shareRenewal(keyOf(session), renew).catch((cause: unknown) => {
    // Without the database no instance renews: a second use of the token could end the session.
    throw cause instanceof AppError ? cause : new AppError({ code: 'NETWORK', cause })
  })
  return v.parse(receivedSessionSchema, JSON.parse(shared))
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
