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
/** A visitor does not wait longer than this for the record of their choice. */
const recordDeadlineMs = 2_000
/** Backends that know no such call answer so. */
const unknownCallStatuses = [404, 405]

type Choice = Omit<Consent, 'visitorId'>

/** Keeps a choice in this browser, does what it asks for, and records it so that it can be proved. */
export async function saveConsentChoice(context: SiteContext, choice: Choice): Promise<void> {
  const { settings } = context
  const visitorId = visitorIdOf(settings)
  const { enableCookiesFunctional, enableCookiesAnalytics } = choice
  // Whoever allows nothing is not given an id to be known by.
  const isAnyAllowed = enableCookiesFunctional || enableCookiesAnalytics
  const kept = {
    enableCookiesFunctional,
    enableCookiesAnalytics,
    ...(isAnyAllowed && { visitorId }),
  }
  setCookie(consentCookieName(settings.PRODUCT_SLUG), JSON.stringify(kept), {
    ...cookieOptions(settings),
    maxAge: lifetimeSeconds,
  })
  if (!enableCookiesFunctional) forgetAuthRedirect(settings)
  await record(context, { ...choice, visitorId })
}

/** Somebody who takes back what they allowed is the same anonymous visitor. */
function visitorIdOf({ PRODUCT_SLUG }: Settings): string {
  try {
    const kept: unknown = JSON.parse(getCookie(consentCookieName(PRODUCT_SLUG)) ?? '')
    return v.parse(v.pick(consentSchema, ['visitorId']), kept).visitorId
  } catch {
    return randomUUID()
  }
}

/** The cookie may be the host's own or shared across the parent domain: both are cleared. */
function forgetAuthRedirect(settings: Settings): void {
  const name = `${settings.PRODUCT_SLUG}-auth-cookie-redirect`
  const { domain, ...ownOptions } = cookieOptions(settings)
  deleteCookie(name, ownOptions)
  if (domain) deleteCookie(name, { ...ownOptions, domain })
}

/** A backend that cannot record, or knows no such call, does not stand in the visitor's way. */
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

/** The browser reads its choice by itself, so the cookie is not HttpOnly. */
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
