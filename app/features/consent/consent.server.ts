import { randomUUID } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import * as v from 'valibot'
import type { Settings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { cookieDomainOf } from '#app/session/cookie-domain.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { type Consent, consentSchema } from '#server/contract/consent.schema.ts'
import { consentCookieName } from './consent-preference.ts'

/** How long a choice lasts (specification, section 9). */
const lifetimeSeconds = 7 * 24 * 60 * 60
/** Longest time that a visitor waits for the record of their choice. */
const recordDeadlineMs = 2_000
/** Statuses of a backend without this call. */
const unknownCallStatuses = [404, 405]

type Choice = Omit<Consent, 'visitorId'>

/** Stores the choice in this browser, applies it and records it as proof. */
export async function saveConsentChoice(context: SiteContext, choice: Choice): Promise<void> {
  const { settings } = context
  const visitorId = visitorIdOf(settings)
  const { enableCookiesFunctional, enableCookiesAnalytics } = choice
  // A visitor who allows nothing gets no id.
  const isAnyAllowed = enableCookiesFunctional || enableCookiesAnalytics
  const stored = {
    enableCookiesFunctional,
    enableCookiesAnalytics,
    ...(isAnyAllowed && { visitorId }),
  }
  setCookie(consentCookieName(settings.PRODUCT_SLUG), JSON.stringify(stored), {
    ...cookieOptions(settings),
    maxAge: lifetimeSeconds,
  })
  if (!enableCookiesFunctional) clearAuthRedirect(settings)
  await record(context, { ...choice, visitorId })
}

/** A visitor who withdraws consent keeps their anonymous id. */
function visitorIdOf({ PRODUCT_SLUG }: Settings): string {
  try {
    const stored: unknown = JSON.parse(getCookie(consentCookieName(PRODUCT_SLUG)) ?? '')
    return v.parse(v.pick(consentSchema, ['visitorId']), stored).visitorId
  } catch {
    return randomUUID()
  }
}

/** Clears both the host's own cookie and the one shared across the parent domain. */
function clearAuthRedirect(settings: Settings): void {
  const name = `${settings.PRODUCT_SLUG}-auth-cookie-redirect`
  const { domain, ...ownOptions } = cookieOptions(settings)
  deleteCookie(name, ownOptions)
  if (domain) deleteCookie(name, { ...ownOptions, domain })
}

/** Ignores a backend that cannot record or has no such call. */
async function record(context: SiteContext, consent: Consent): Promise<void> {
  try {
    await callMain(context, 'v1/consents', v.unknown(), {
      method: 'post',
      json: consent,
      timeout: recordDeadlineMs,
      asGuest: true,
    })
  } catch (error) {
    const isUnknownCall =
      error instanceof AppError && unknownCallStatuses.includes(error.status ?? 0)
    if (!isUnknownCall) context.logError(error)
  }
}

/** Not HttpOnly, because the browser reads the choice. */
function cookieOptions({ PUBLIC_ORIGIN }: Settings) {
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN)
  const domain = cookieDomainOf(hostname)
  return {
    path: '/',
    sameSite: 'lax',
    secure: protocol === 'https:',
    ...(domain && { domain }),
  } as const
}
