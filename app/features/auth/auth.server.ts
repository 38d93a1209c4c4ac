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

/** Asks for an account; the answer is the same whether or not the address has one already. */
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

/** Has a reset link mailed; the answer is the same whether or not the address has an account. */
export async function mailResetLink(context: SiteContext, { email }: { email: string }) {
  await callMain(context, 'v1/users/forgot-password', v.unknown(), {
    method: 'post',
    json: { email, locale: getLocale() },
  })
}

/** Redeems a reset link. Every session of the account ends, so this browser forgets its own. */
export async function redeemResetLink(
  context: SiteContext,
  reset: v.InferOutput<typeof resetPasswordSchema>,
): Promise<void> {
  await callMain(context, 'v1/users/reset-password', v.unknown(), { method: 'post', json: reset })
  clearAuthSession(context.settings)
}

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

/**
 * Ends the session with the backend and forgets it here. A backend that cannot be reached, or that
 * has ended the session already, does not keep anybody signed in on this device; nor is somebody who
 * wants to leave sent to the login page.
 */
export async function signOutEverywhereHere(context: SiteContext): Promise<void> {
  try {
    await callMain(context, 'v1/auth/logout', v.unknown(), { method: 'post' })
  } catch (error) {
    if (!isRedirect(error)) context.logError(error)
  } finally {
    clearAuthSession(context.settings)
  }
}
