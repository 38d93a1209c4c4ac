import type * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { writeAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { receivedSessionSchema } from '#app/session/received-session.schema.ts'
import type { confirmEmailSchema } from '#server/contract/account.schema.ts'
import type { AuthSession, Login } from '#server/contract/auth.schema.ts'
import { takeAuthRedirect } from './auth-redirect.server.ts'

/** Trades the credentials for a session and keeps it in the visitor's cookies. */
export async function signInWithPassword(context: SiteContext, credentials: Login): Promise<void> {
  const session = await callMain(context, 'v1/auth/login', receivedSessionSchema, {
    method: 'post',
    json: credentials,
  })
  startSession(context, session)
}

/**
 * Redeems a verification link with the password of its sign-up: its owner is signed in and goes on
 * to the page that they came from.
 */
export async function confirmAndSignIn(
  context: SiteContext,
  confirmation: v.InferOutput<typeof confirmEmailSchema>,
): Promise<{ path: string }> {
  const session = await callMain(context, 'v1/users/confirm-email', receivedSessionSchema, {
    method: 'post',
    json: confirmation,
  })
  startSession(context, session)
  return { path: takeAuthRedirect(context.settings) }
}

/** Authenticated means that a token is present; an answer without one has signed nobody in. */
function startSession({ settings }: SiteContext, session: AuthSession): void {
  if (!session.token) throw new AppError({ code: 'CONTRACT' })
  writeAuthSession(settings, session)
}
