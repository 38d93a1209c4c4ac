import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import type { BackendAddress } from '#app/config/site-context.ts'
import { type AuthSession, authSessionSchema } from '#server/contract/auth.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'

const inFlight = new Map<string, Promise<AuthSession>>()

/**
 * Trades the refresh token for a new session. Requests that arrive together share one call; on
 * several instances the backend's grace window does the same.
 */
export function refreshSession(main: BackendAddress, session: AuthSession): Promise<AuthSession> {
  const key = session.refreshToken
  const running = inFlight.get(key)
  if (running) return running
  const call = requestNewSession(main, session).finally(() => inFlight.delete(key))
  inFlight.set(key, call)
  return call
}

async function requestNewSession(main: BackendAddress, session: AuthSession) {
  const { data } = await callBackend(
    createBackendClient(main),
    'v1/auth/refresh-token',
    envelopeOf(authSessionSchema),
    { method: 'post', json: { userId: session.id, refreshToken: session.refreshToken } },
  )
  // The answer replaces the auth state; a token it does not carry is an empty string.
  return data
}
