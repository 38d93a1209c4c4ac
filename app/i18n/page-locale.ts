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

/** In the browser the page says what language it is in: the server chose it with more to go by. */
export function followPageLocale(): void {
  const pageLocale = toLocale(document.documentElement.lang) ?? baseLocale
  overwriteGetLocale(() => pageLocale)
}

/** Remembers the language of the page that was reached, however it was reached. */
export function storePageLocale({ localeCookie }: LocaleOptions): void {
  const locale = getLocale()
  if (storedLocaleOf(document.cookie) !== locale) keep(locale, localeCookie)
}

/** The visitor's pick: kept, and the page loaded again in that language. */
export function chooseLocale(
  locale: Locale,
  { hasLocalePrefix, localeCookie }: LocaleOptions,
): void {
  keep(locale, localeCookie)
  const { pathname, search, hash } = window.location
  if (hasLocalePrefix) window.location.assign(withLocale(pathname, locale) + search + hash)
  else window.location.reload()
}

/**
 * On the way to another page: a language picked meanwhile in another window of this browser is taken
 * up by loading that page anew. The promise then never resolves, for the window is on its way.
 */
export async function followStoredLocale(
  { pathname, searchStr, hash }: { pathname: string; searchStr: string; hash: string },
  { hasLocalePrefix }: LocaleOptions,
): Promise<void> {
  if (typeof window === 'undefined') return
  const kept = storedLocaleOf(document.cookie)
  if (!kept || kept === getLocale()) return
  // Without a connection there is no such page to go to, and this one would be gone.
  if (!(await isReachable())) return
  const path = hasLocalePrefix ? withLocale(pathname, kept) : pathname
  window.location.assign(path + searchStr + (hash && `#${hash}`))
  await new Promise(() => {})
}

async function isReachable(): Promise<boolean> {
  return fetch('/builds/latest.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

function keep(locale: Locale, options: LocaleOptions['localeCookie']): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet.
  document.cookie = localeCookieOf(locale, options)
}
