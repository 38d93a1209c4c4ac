import { isEmbeddedPath } from '#app/config/embedded-paths.ts'
import { offlineShellPath } from '#app/config/offline-shell.ts'
import { publicPageOf } from '#app/config/public-page.ts'
import type { Settings } from '#app/config/settings.ts'
import { localeOfPath, withoutLocale } from '#app/i18n/locale-path.ts'
import type { Locale } from '#app/i18n/paraglide/runtime.js'
import { localeOfVisit } from '#app/i18n/request-locale.ts'
import { memoize } from '#app/lib/memoize.ts'

/** What of a request decides whether a kept page answers it, and which. */
export type Visit = {
  method: string
  /** Path and query as they were sent. */
  url: string
  cookies: string
  acceptLanguage: string
}

export type PageAddress = {
  path: string
  locale: Locale
  /** What the page is kept under. */
  key: string
}

/** A query makes a page one of a kind, and so does whatever an address has to encode. */
const plainPath = /^\/[\w/-]*$/

/**
 * Finds the address of a page that is the same for everybody who asks like this; undefined for all
 * that is not: pages of a session, with a query, of a visitor on the way to signing in.
 */
export function createCacheKeys(settings: Settings) {
  const { PRODUCT_SLUG: slug, LOCALE_PREFIX: hasPrefix } = settings
  const sessionCookies = `${slug}-auth-cookie-`

  function isForAll(path: string): boolean {
    if (hasPrefix && !localeOfPath(path)) return false
    const page = hasPrefix ? withoutLocale(path) : path
    const isPublic = publicPageOf(page, slug) !== undefined
    return isPublic || isEmbeddedPath(page, slug) || page === offlineShellPath
  }

  // Few paths are asked for, and each of them often.
  const inLocale = (locale: Locale) =>
    memoize((path): PageAddress | undefined =>
      isForAll(path) ? { path, locale, key: `${locale} ${path}` } : undefined,
    )
  const addressesIn = { en: inLocale('en'), id: inLocale('id') }

  return ({ method, url: path, cookies, acceptLanguage }: Visit): PageAddress | undefined => {
    if ((method !== 'GET' && method !== 'HEAD') || !plainPath.test(path)) return undefined
    if (cookies.includes(sessionCookies)) return undefined
    const locale = localeOfVisit({ pathname: path, cookies, acceptLanguage }, settings)
    return addressesIn[locale](path)
  }
}
