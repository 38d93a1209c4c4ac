import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { receivedSessionSchema } from './received-session.schema.ts'
import { visitorHeaders } from './visitor-headers.server.ts'

/**
 * How long a renewal answers for the token that it replaced: requests that left the browser
 * together may arrive one after the other, and the backend takes a replaced token for stolen soon.
 */
const renewalLifetimeMs = 60_000

/** By the session that was traded in: the call, and for a while its answer. */
const renewals = new Map<string, Promise<AuthSession>>()

/**
 * Trades the refresh token for a new session. Requests that hold the same tokens share one call; on
 * several instances the backend answers each instance alike.
 */
export function refreshSession(context: SiteContext, session: AuthSession): Promise<AuthSession> {
  const key = keyOf(session)
  const known = renewals.get(key)
  if (known) return known
  const call = requestNewSession(context, session)
  renewals.set(key, call)
  const forget = () => renewals.delete(key)
  // A failure is nobody else's answer: the next request asks again.
  call.then(() => setTimeout(forget, renewalLifetimeMs).unref(), forget)
  return call
}

/** The session that has just taken the place of this one, if one has. */
export async function recentRenewalOf(session: AuthSession): Promise<AuthSession | undefined> {
  return renewals.get(keyOf(session))?.catch(() => undefined)
}

/** A refresh token alone would not do: a backend may give none, and two members would be one. */
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
  // The answer replaces the auth state; a token it does not carry is an empty string.
  return data
}
