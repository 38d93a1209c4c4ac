import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import type { Registration } from '#server/contract/auth.schema.ts'

/** Asks for an account; the answer is the same whether or not the address has one already. */
export async function registerMember(context: SiteContext, registration: Registration) {
  await callMain(context, 'v1/users/register', v.unknown(), {
    method: 'post',
    json: { ...registration, locale: getLocale() },
  })
}

export async function sendVerificationAgain(context: SiteContext, { email }: { email: string }) {
  await callMain(context, 'v1/users/verify-email', v.unknown(), {
    method: 'post',
    json: { email, locale: getLocale() },
  })
}

export async function redeemVerification(context: SiteContext, { token }: { token: string }) {
  await callMain(context, 'v1/users/confirm-email', v.unknown(), {
    method: 'post',
    json: { token },
  })
}
