import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import type { Settings } from '#app/config/settings.ts'
import { withLocale } from '#app/i18n/locale-path.ts'
import { locales } from '#app/i18n/paraglide/runtime.js'
import { secondsUntil } from '#app/lib/time.ts'
import type { OpenedFactorSession } from '#server/contract/second-factor.schema.ts'

const adminPath = '/admin'

type CookieSettings = Pick<Settings, 'PRODUCT_SLUG' | 'PUBLIC_ORIGIN' | 'LOCALE_PREFIX'>

/** Returns the token of the staff session, which browsers send below `/admin` only. */
export function readStaffToken(settings: CookieSettings): string | undefined {
  return getCookie(nameOf(settings))
}

/** Stores the token for as long as the session lasts, by the clock of the site. */
export function writeStaffToken(
  settings: CookieSettings,
  { token, expiresAt }: OpenedFactorSession,
): void {
  const maxAge = secondsUntil(expiresAt)
  for (const options of optionsOf(settings))
    setCookie(nameOf(settings), token, { ...options, maxAge })
}

export function clearStaffToken(settings: CookieSettings): void {
  for (const options of optionsOf(settings)) deleteCookie(nameOf(settings), options)
}

function nameOf({ PRODUCT_SLUG }: CookieSettings): string {
  return `${PRODUCT_SLUG}-staff-session`
}

/** One cookie for each spelling of the path: a language may stand before it. */
function optionsOf({ PUBLIC_ORIGIN, LOCALE_PREFIX: hasPrefix }: CookieSettings) {
  const paths = [adminPath, ...(hasPrefix ? locales.map((it) => withLocale(adminPath, it)) : [])]
  const secure = new URL(PUBLIC_ORIGIN).protocol === 'https:'
  return paths.map((path) => ({ path, httpOnly: true, sameSite: 'strict', secure }) as const)
}
