import { redirect } from '@tanstack/react-router'
import { getRequest } from '@tanstack/react-start/server'
import type { KyInstance, Options } from 'ky'
import type * as v from 'valibot'
import {
  callBackend,
  createBackendClient,
  openBackendLines,
  openBackendStream,
} from '#app/clients/backend-client.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { sessionFailureOf } from '#app/errors/session-failure.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { practiceSessionHeader } from '#server/contract/practice-session.schema.ts'
import {
  clearAuthSession,
  noSession,
  readAuthSession,
  writeAuthSession,
} from './auth-cookies.server.ts'
import { storeKnownDevice } from './known-device.server.ts'
import { loginHrefOf, practiceDoorHrefOf } from './login-address.ts'
import { pageLocationOf } from './page-location.server.ts'
import { readPracticeToken } from './practice-cookie.server.ts'
import { isUnderAuth } from './redirect-target.ts'
import { findRefreshedSession, refreshSession } from './refresh.server.ts'
import { visitorHeaders } from './visitor-headers.server.ts'

/** `asGuest` sends no session, for example to create one. */
type MainCallOptions = Options & { asGuest?: boolean }

/** Statuses that refuse a refresh token. Any other says nothing about the session. */
const refusalStatuses = [400, 401, 403, 404]

/**
 * Calls the main backend as this visitor and returns the reply's `data`. Sends the access token
 * except from pages under /auth. Refreshes an expired token and retries once. Clears a session that
 * the refresh cannot save, then redirects to the login page. A read that needs the second factor of a
 * nutritionist redirects to the page that asks for it.
 * @throws AppError if the call fails. Throws a redirect if the session is over.
 */
export async function callMain<const Schema extends v.GenericSchema>(
  context: SiteContext,
  path: string,
  schema: Schema,
  { asGuest = false, ...options }: MainCallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const { data } = await withSession(context, asGuest, (client) =>
    callBackend(client, path, envelopeOf(schema), options),
  )
  return data
}

/** Like `callMain`, for a reply streamed line by line. Reading the lines needs no session. */
export function openMainLines<const Schema extends v.GenericSchema>(
  context: SiteContext,
  path: string,
  schema: Schema,
): Promise<AsyncGenerator<v.InferOutput<Schema>>> {
  return withSession(context, false, (client) => openBackendLines(client, path, schema))
}

/** Like `callMain`, for a reply that does not end by itself. */
export function openMainStream(
  context: SiteContext,
  path: string,
  options: Options & { signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | null> {
  return withSession(context, false, (client) => openBackendStream(client, path, options))
}

async function withSession<Answer>(
  ...call: Parameters<typeof withFreshSession<Answer>>
): Promise<Answer> {
  try {
    return await withFreshSession(...call)
  } catch (error) {
    const toDoor = () => redirect({ href: practiceDoorHrefOf(pageLocationOf().path) })
    throw isLockedPractice(error) ? toDoor() : error
  }
}

async function withFreshSession<Answer>(
  context: SiteContext,
  asGuest: boolean,
  ask: (client: KyInstance) => Promise<Answer>,
): Promise<Answer> {
  const call = (session: AuthSession) => ask(clientFor(session, context))
  const session = asGuest ? noSession : readAuthSession(context.settings)
  // To a guest, "expired" describes a link, not the session.
  if (!carriesToken(session)) return call(session)
  const refreshedMeanwhile = await findRefreshedSession(session)
  if (refreshedMeanwhile) writeAuthSession(context.settings, refreshedMeanwhile)
  const newest = refreshedMeanwhile ?? session
  try {
    return await call(newest)
  } catch (error) {
    switch (ruleFor(error)) {
      case 'reset':
        throw endSession(context)
      case 'refresh':
        return await retryWith(context, await refresh(newest, context), call)
      case 'none':
        throw error
    }
  }
}

/**
 * Stores the session that a profile change returned. Keeps the current tokens if the reply carries
 * none. The call itself may have refreshed them, and a replaced token must not return to the
 * browser.
 */
export async function updateAuthSession(
  { settings }: SiteContext,
  changed: AuthSession,
): Promise<void> {
  const received = readAuthSession(settings)
  const { token, refreshToken } = (await findRefreshedSession(received)) ?? received
  writeAuthSession(settings, {
    ...changed,
    token: changed.token || token,
    refreshToken: changed.refreshToken || refreshToken,
  })
}

/** Retries once. A backend that refuses even the new token has ended the session. */
async function retryWith<Answer>(
  context: SiteContext,
  session: AuthSession,
  call: (session: AuthSession) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(session)
  } catch (error) {
    throw ruleFor(error) === 'none' ? error : endSession(context)
  }
}

function clientFor(session: AuthSession, context: SiteContext): KyInstance {
  const practiceToken = carriesToken(session) ? readPracticeToken(context.settings) : undefined
  return createBackendClient(context.backends.main).extend({
    headers: {
      ...visitorHeaders(context),
      ...(carriesToken(session) && { authorization: `Bearer ${session.token}` }),
      ...(practiceToken !== undefined && { [practiceSessionHeader]: practiceToken }),
    },
    hooks: {
      afterResponse: [({ response }) => storeKnownDevice(context.settings, response)],
    },
  })
}

function carriesToken({ token }: AuthSession): boolean {
  return token !== '' && !isUnderAuth(pageLocationOf().path)
}

async function refresh(session: AuthSession, context: SiteContext): Promise<AuthSession> {
  try {
    const refreshed = await refreshSession(context, session)
    if (!refreshed.token) throw endSession(context)
    writeAuthSession(context.settings, refreshed)
    return refreshed
  } catch (error) {
    // Only a refusal ends the session, not an outage.
    const isRefused = error instanceof AppError && refusalStatuses.includes(error.status ?? 0)
    throw isRefused ? endSession(context) : error
  }
}

/** A change fails instead, so that its page keeps what was typed. */
function isLockedPractice(error: unknown): boolean {
  const isLocked = error instanceof AppError && error.says('PRACTICE_SESSION_NEEDED')
  return isLocked && getRequest().method !== 'POST'
}

function ruleFor(error: unknown) {
  if (!(error instanceof AppError) || error.serverMessage === undefined) return 'none'
  return sessionFailureOf({
    message: error.serverMessage,
    status: error.status ?? 0,
    isRefreshCall: false,
  })
}

function endSession({ settings }: SiteContext) {
  clearAuthSession(settings)
  // A URL, because a server function's response is built without a router.
  return redirect({ href: loginHrefOf(pageLocationOf()) })
}
