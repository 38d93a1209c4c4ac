import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import * as v from 'valibot'
import type { Settings } from '#app/config/settings.ts'
import { redirectTargetOf } from '#app/session/redirect-target.ts'

/** The lifetime of a verification link. */
const lifetimeSeconds = 24 * 60 * 60

/** The consent cookie of a visitor who allows functional cookies (specification, section 3). */
const functionalConsentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ enableCookiesFunctional: v.literal(true) }),
)

/** Stores the newcomer's page until they confirm their email, if they allow functional cookies. */
export function saveAuthRedirect(settings: Settings, path: string): void {
  const target = redirectTargetOf(path)
  const consent = getCookie(`${settings.PRODUCT_SLUG}-cookies-consent`)
  if (target === '/' || !v.is(functionalConsentSchema, consent)) return
  setCookie(nameOf(settings), target, { ...optionsOf(settings), maxAge: lifetimeSeconds })
}

/** Returns the stored page, or `/`, and clears it. */
export function takeAuthRedirect(settings: Settings): string {
  const target = redirectTargetOf(getCookie(nameOf(settings)))
  deleteCookie(nameOf(settings), optionsOf(settings))
  return target
}

function nameOf({ PRODUCT_SLUG }: Settings): string {
  return `${PRODUCT_SLUG}-auth-cookie-redirect`
}

function optionsOf({ PUBLIC_ORIGIN }: Settings) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: PUBLIC_ORIGIN.startsWith('https:'),
  } as const
}
