import { type Locale, toLocale } from './paraglide/runtime.js'

const cookieName = 'locale'
const localePair = /(?:^|;)\s*locale=([^;=\s]*)/
/** One year (specification, section 9). */
const lifetimeSeconds = 365 * 24 * 60 * 60

type LocaleCookieOptions = { sameSite: 'lax' | 'none'; isSecure: boolean }

/** `Set-Cookie` or `document.cookie` value that stores a language. */
export function localeCookieOf(locale: Locale, { sameSite, isSecure }: LocaleCookieOptions) {
  const attributes = [
    `${cookieName}=${locale}`,
    'Path=/',
    `Max-Age=${lifetimeSeconds}`,
    `SameSite=${sameSite === 'none' ? 'None' : 'Lax'}`,
  ]
  return [...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** Reads the stored language from a browser's cookies; undefined if the site does not have it. */
export function storedLocaleOf(cookies: string): Locale | undefined {
  return cookies === '' ? undefined : toLocale(localePair.exec(cookies)?.[1])
}
