import { isRedirect, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { clearAuthSession, writeAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { receivedSessionSchema } from '#app/session/received-session.schema.ts'
import { redirectTargetOf } from '#app/session/redirect-target.ts'
import type { confirmEmailSchema, resetPasswordSchema } from '#server/contract/account.schema.ts'
import type { AuthSession, Login, Registration } from '#server/contract/auth.schema.ts'
import { saveAuthRedirect, takeAuthRedirect } from './auth-redirect.server.ts'
import { clearSignUpKey, readSignUpKey, saveSignUpKey } from './sign-up/sign-up-key.server.ts'

/** Requests an account. The reply does not reveal whether the email has one. */
export async function registerMember(
  context: SiteContext,
  { redirect: path, ...registration }: Registration & { redirect: string },
): Promise<void> {
  const target = redirectTargetOf(path)
  await callMain(context, 'v1/users/register', v.unknown(), {
    method: 'post',
    json: {
      ...registration,
      locale: getLocale(),
      redirect: target === '/' ? '' : target,
      browserKey: saveSignUpKey(context.settings),
    },
  })
  saveAuthRedirect(context.settings, target)
}

export async function sendVerificationAgain(context: SiteContext, { email }: { email: string }) {
  await callMain(context, 'v1/users/verify-email', v.unknown(), {
    method: 'post',
    json: { email, locale: getLocale() },
  })
}

/** Requests a reset link. The reply does not reveal whether the email has an account. */
export async function mailResetLink(
  context: SiteContext,
  { email, redirect: path }: { email: string; redirect: string },
) {
  const target = redirectTargetOf(path)
  await callMain(context, 'v1/users/forgot-password', v.unknown(), {
    method: 'post',
    json: { email, locale: getLocale(), redirect: target === '/' ? '' : target },
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

const credentialFailures = ['User not found', 'Password is wrong']

/**
 * Exchanges the credentials for a session and stores it in the visitor's cookies. Some backends
 * tell an unknown user from a wrong password. The browser gets one answer for both, so that the
 * answer reveals no account.
 */
export async function signInWithPassword(context: SiteContext, credentials: Login): Promise<void> {
  try {
    const session = await callMain(context, 'v1/auth/login', receivedSessionSchema, {
      method: 'post',
      json: credentials,
    })
    startSession(context, session)
  } catch (error) {
    const isWrong =
      error instanceof AppError && credentialFailures.some((message) => error.says(message))
    if (!isWrong) throw error
    throw new AppError({ code: 'BACKEND', status: 401, serverMessage: 'CREDENTIALS_WRONG' })
  }
}

const receivedConfirmationSchema = v.object({
  ...receivedSessionSchema.entries,
  redirect: v.optional(v.string(), ''),
})

type Confirmation = v.InferInput<typeof confirmEmailSchema>

/** Redeems a verification link and signs the owner in. Returns the page they came from. */
export async function confirmAndSignIn(
  context: SiteContext,
  confirmation: Confirmation,
): Promise<{ path: string }> {
  const { redirect: path, ...session } = await callMain(
    context,
    'v1/users/confirm-email',
    receivedConfirmationSchema,
    { method: 'post', json: confirmation },
  )
  startSession(context, session)
  clearSignUpKey(context.settings)
  // A backend that keeps no page leaves it to this browser's cookie.
  const stored = takeAuthRedirect(context.settings)
  return { path: path ? redirectTargetOf(path) : stored }
}

/**
 * Opens a verification link. In the browser that signed up, its key takes the place of the
 * password. The owner is signed in and redirected. Any other visitor, such as a mail scanner,
 * changes nothing. Returns why the link cannot be confirmed here, if it is known.
 */
export async function openVerificationLink(
  context: SiteContext,
  { token }: Pick<Confirmation, 'token'>,
): Promise<{ isOutdated: boolean }> {
  const browserKey = readSignUpKey(context.settings)
  if (!browserKey) return { isOutdated: false }
  try {
    const { path } = await confirmAndSignIn(context, { token, browserKey })
    throw redirect({ href: path, statusCode: 303 })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The page asks for the password, as on any other device.
    return { isOutdated: error.says('VERIFICATION_LINK_OUTDATED') }
  }
}

/** Throws if the reply has no token: only a token authenticates. */
function startSession({ settings }: SiteContext, session: AuthSession): void {
  if (!session.token) throw new AppError({ code: 'CONTRACT' })
  writeAuthSession(settings, session)
}

/**
 * Ends the session with the backend and in this browser. Ignores an outage and a session that the
 * backend has already ended. The user must always be able to sign out.
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
