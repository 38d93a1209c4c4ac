import type { PublicSettings } from '#app/config/public-settings.ts'
import { localeCookieOf, storedLocaleOf } from './locale-cookie.ts'
import { withLocale } from './locale-path.ts'
import {
  baseLocale,
  getLocale,
  type Locale,
  overwriteGetLocale,
  toLocale,
} from './paraglide/runtime.js'

type LocaleOptions = Pick<PublicSettings, 'hasLocalePrefix' | 'localeCookie'>

/** The browser uses the page's `lang`: the server chose it from more than the browser knows. */
export function followPageLocale(): void {
  const pageLocale = toLocale(document.documentElement.lang) ?? baseLocale
  overwriteGetLocale(() => pageLocale)
}

/**
 * Stores the language of the current page. If addresses name no language, a stored one stays: the
 * server knew it, or another window picked it since.
 */
export function storePageLocale({ hasLocalePrefix, localeCookie }: LocaleOptions): void {
  const locale = getLocale()
  const stored = storedLocaleOf(document.cookie)
  if (!stored || (hasLocalePrefix && stored !== locale)) storeLocale(locale, localeCookie)
}

/** Stores the visitor's choice and reloads the page in that language. */
export function chooseLocale(
  locale: Locale,
  { hasLocalePrefix, localeCookie }: LocaleOptions,
): void {
  storeLocale(locale, localeCookie)
  const { pathname, search, hash } = window.location
  if (hasLocalePrefix) window.location.assign(withLocale(pathname, locale) + search + hash)
  else window.location.reload()
}

/**
 * Called on navigation. If another window of this browser changed the language, loads the next page
 * from the server in that language. The promise then never resolves, because the window is leaving.
 */
export async function followStoredLocale(
  { pathname, searchStr, hash }: { pathname: string; searchStr: string; hash: string },
  { hasLocalePrefix }: LocaleOptions,
): Promise<void> {
  if (typeof window === 'undefined') return
  const stored = storedLocaleOf(document.cookie)
  if (!stored || stored === getLocale()) return
  // While offline the next page could not load and this one would be lost.
  if (!(await isReachable())) return
  const path = hasLocalePrefix ? withLocale(pathname, stored) : pathname
  window.location.assign(path + searchStr + (hash && `#${hash}`))
  await new Promise(() => {})
}

async function isReachable(): Promise<boolean> {
  return fetch('/builds/latest.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

function storeLocale(locale: Locale, options: LocaleOptions['localeCookie']): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet.
  document.cookie = localeCookieOf(locale, options)
}
