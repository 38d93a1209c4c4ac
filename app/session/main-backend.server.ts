import { redirect } from '@tanstack/react-router'
import type { Options } from 'ky'
import type * as v from 'valibot'
import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { sessionFailureOf } from '#app/errors/session-failure.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import {
  clearAuthSession,
  noSession,
  readAuthSession,
  writeAuthSession,
} from './auth-cookies.server.ts'
import { pagePathOf } from './page-path.server.ts'
import { isUnderAuth, redirectTargetOf } from './redirect-target.ts'
import { refreshSession } from './refresh.server.ts'

/** A call may leave the visitor's session aside, for example to make a session. */
type MainCallOptions = Options & { asGuest?: boolean }

/** Statuses with which a backend refuses a refresh token; any other says nothing of the session. */
const refusalStatuses = [400, 401, 403, 404]

/**
 * Calls the main backend as the visitor of this request and gives the `data` of its answer. The
 * access token goes along except from pages under /auth. A token that has expired is refreshed
 * once and the call repeated; a session that cannot be saved is forgotten, and the visitor sent to
 * the login page.
 * @throws AppError what the caller has to handle; a redirect when the session is over
 */
export async function callMain<const Schema extends v.GenericSchema>(
  context: SiteContext,
  path: string,
  schema: Schema,
  { asGuest = false, ...options }: MainCallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const session = asGuest ? noSession : readAuthSession(context.settings)
  try {
    return await callAs(session, context, path, schema, options)
  } catch (error) {
    // Whoever sent no token has no session that the answer could speak of: to a guest a link that
    // is "expired" is just that.
    if (!carriesToken(session)) throw error
    switch (ruleFor(error)) {
      case 'reset':
        throw endSession(context)
      case 'refresh':
        return await callAs(await renew(session, context), context, path, schema, options)
      case 'none':
        throw error
    }
  }
}

async function callAs<const Schema extends v.GenericSchema>(
  session: AuthSession,
  { backends, requestId }: SiteContext,
  path: string,
  schema: Schema,
  options: Options,
): Promise<v.InferOutput<Schema>> {
  const client = createBackendClient(backends.main).extend({
    headers: {
      'x-request-id': requestId,
      ...(carriesToken(session) && { authorization: `Bearer ${session.token}` }),
    },
  })
  const { data } = await callBackend(client, path, envelopeOf(schema), options)
  return data
}

function carriesToken({ token }: AuthSession): boolean {
  return token !== '' && !isUnderAuth(pagePathOf())
}

async function renew(session: AuthSession, context: SiteContext): Promise<AuthSession> {
  try {
    const renewed = await refreshSession(context.backends.main, session)
    writeAuthSession(context.settings, renewed)
    return renewed
  } catch (error) {
    // A backend that is down says nothing about the session; only its refusal ends it.
    const isRefused = error instanceof AppError && refusalStatuses.includes(error.status ?? 0)
    throw isRefused ? endSession(context) : error
  }
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
  const target = redirectTargetOf(pagePathOf())
  const query = new URLSearchParams({ tab: 'login', ...(target !== '/' && { redirect: target }) })
  // A finished address: the answer of a server function is made where no router can build one.
  return redirect({ href: `/auth?${query}` })
}
