import { isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { clearAuthSession, writeAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { receivedSessionSchema } from '#app/session/received-session.schema.ts'
import type { confirmEmailSchema, resetPasswordSchema } from '#server/contract/account.schema.ts'
import type { AuthSession, Login, Registration } from '#server/contract/auth.schema.ts'
import { saveAuthRedirect, takeAuthRedirect } from './auth-redirect.server.ts'

/** Requests an account. The reply does not reveal whether the email has one. */
export async function registerMember(
  context: SiteContext,
  { redirect, ...registration }: Registration & { redirect: string },
): Promise<void> {
  await callMain(context, 'v1/users/register', v.unknown(), {
    method: 'post',
    json: { ...registration, locale: getLocale() },
  })
  saveAuthRedirect(context.settings, redirect)
}

export async function sendVerificationAgain(context: SiteContext, { email }: { email: string }) {
  await callMain(context, 'v1/users/verify-email', v.unknown(), {
    method: 'post',
    json: { email, locale: getLocale() },
  })
}

/** Requests a reset link. The reply does not reveal whether the email has an account. */
export async function mailResetLink(context: SiteContext, { email }: { email: string }) {
  await callMain(context, 'v1/users/forgot-password', v.unknown(), {
    method: 'post',
    json: { email, locale: getLocale() },
  })
}

/** Redeems a reset link. Every session of the account ends, so this browser clears its own. */
export async function redeemResetLink(
  context: SiteContext,
  reset: v.InferOutput<typeof resetPasswordSchema>,
): Promise<void> {
  await callMain(context, 'v1/users/reset-password', v.unknown(), { method: 'post', json: reset })
  clearAuthSession(context.settings)
}

/** Exchanges the credentials for a session and stores it in the visitor's cookies. */
export async function signInWithPassword(context: SiteContext, credentials: Login): Promise<void> {
  const session = await callMain(context, 'v1/auth/login', receivedSessionSchema, {
    method: 'post',
    json: credentials,
  })
  startSession(context, session)
}

/**
 * Redeems a verification link with the password of its sign-up, and signs the owner in. Returns the
 * page they came from.
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

/** Throws if the reply has no token: only a token authenticates. */
function startSession({ settings }: SiteContext, session: AuthSession): void {
  if (!session.token) throw new AppError({ code: 'CONTRACT' })
  writeAuthSession(settings, session)
}

/**
 * Ends the session with the backend and in this browser. Ignores an outage and a session that the
 * backend has already ended: the user must always be able to sign out.
 */
export async function endSession(context: SiteContext): Promise<void> {
  try {
    await callMain(context, 'v1/auth/logout', v.unknown(), { method: 'post' })
  } catch (error) {
    if (!isRedirect(error)) context.logError(error)
  } finally {
    clearAuthSession(context.settings)
  }
}
