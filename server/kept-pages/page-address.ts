import { isEmbeddedPath } from '#app/config/embedded-paths.ts'
import { offlineShellPath } from '#app/config/offline-shell.ts'
import { publicPageOf } from '#app/config/public-page.ts'
import type { Settings } from '#app/config/settings.ts'
import { localeOfPath, withoutLocale } from '#app/i18n/locale-path.ts'
import type { Locale } from '#app/i18n/paraglide/runtime.js'
import { localeOfVisit } from '#app/i18n/request-locale.ts'

/** What of a request decides whether a kept page answers it, and which. */
export type Visit = {
  method: string
  /** Path and query as they were sent. */
  url: string
  cookies: string
  acceptLanguage: string
}

export type PageAddress = { path: string; locale: Locale }

/** A query makes a page one of a kind, and so does whatever an address has to encode. */
const plainPath = /^\/[\w/-]*$/

/**
 * The address of a page that is the same for everybody who asks like this; undefined for all that
 * is not: pages of a session, with a query, of a visitor on the way to signing in.
 */
export function keptAddressOf(visit: Visit, settings: Settings): PageAddress | undefined {
  const { PRODUCT_SLUG: slug, LOCALE_PREFIX: hasPrefix } = settings
  const { method, url: path, cookies } = visit
  if ((method !== 'GET' && method !== 'HEAD') || !plainPath.test(path)) return undefined
  if (cookies.includes(`${slug}-auth-cookie-`)) return undefined
  if (hasPrefix && !localeOfPath(path)) return undefined
  const page = hasPrefix ? withoutLocale(path) : path
  const isForAll =
    publicPageOf(page, slug) || isEmbeddedPath(page, slug) || page === offlineShellPath
  if (!isForAll) return undefined
  return { path, locale: localeOfVisit({ pathname: path, ...visit }, settings) }
}
