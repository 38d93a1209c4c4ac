import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { clearAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import type { resetPasswordSchema } from '#server/contract/account.schema.ts'
import type { Registration } from '#server/contract/auth.schema.ts'
import { saveAuthRedirect } from './auth-redirect.server.ts'

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
