import { type Locale, toLocale } from './paraglide/runtime.js'

const cookieName = 'locale'
const localePair = /(?:^|;)\s*locale=([^;=\s]*)/
/** The language cookie lives a year (specification, section 9). */
const lifetimeSeconds = 365 * 24 * 60 * 60

type LocaleCookieOptions = { sameSite: 'lax' | 'none'; isSecure: boolean }

/** What keeps a language in the browser, as a `Set-Cookie` header or `document.cookie` takes it. */
export function localeCookieOf(locale: Locale, { sameSite, isSecure }: LocaleCookieOptions) {
  const attributes = [
    `${cookieName}=${locale}`,
    'Path=/',
    `Max-Age=${lifetimeSeconds}`,
    `SameSite=${sameSite === 'none' ? 'None' : 'Lax'}`,
  ]
  return [...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** The language kept among the cookies of a browser, if it is one of ours. */
export function storedLocaleOf(cookies: string): Locale | undefined {
  return cookies === '' ? undefined : toLocale(localePair.exec(cookies)?.[1])
}
