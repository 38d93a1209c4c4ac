import { isEmbeddedPath } from '#app/config/embedded-paths.ts'
import { offlineShellPath } from '#app/config/offline-shell.ts'
import { publicPageOf } from '#app/config/public-page.ts'
import type { Settings } from '#app/config/settings.ts'
import { localeOfPath, withoutLocale } from '#app/i18n/locale-path.ts'
import type { Locale } from '#app/i18n/paraglide/runtime.js'
import { localeOfVisit } from '#app/i18n/request-locale.ts'
import { memoize } from '#app/lib/memoize.ts'

/** The parts of a request that decide which cached page answers it. */
export type Visit = {
  method: string
  /** Path and query as the client sent them. */
  url: string
  cookies: string
  acceptLanguage: string
}

export type PageAddress = {
  path: string
  locale: Locale
  /** The cache key. */
  key: string
}

/** A path that needs no encoding. Any other path could name one page in several ways. */
const plainPath = /^\/[\w/-]*$/
/** Parameters that advertisements add. Pages do not read them; scripts may, in the browser. */
const campaignParameter = /^(?:utm_\w+|gclid|fbclid)(?:=|$)/

/**
 * Returns a function that finds the cache address of a request. It returns undefined for what is
 * not shared. That is pages of a session, pages with a query, and pages of a visitor who is signing
 * in.
 */
export function createCacheKeys(settings: Settings) {
  const { PRODUCT_SLUG: slug, LOCALE_PREFIX: hasPrefix } = settings
  const sessionCookies = `${slug}-auth-cookie-`

  const isShared = memoize((path): boolean => {
    if (hasPrefix && !localeOfPath(path)) return false
    const page = hasPrefix ? withoutLocale(path) : path
    const isPublic = publicPageOf(page, slug) !== undefined
    return isPublic || isEmbeddedPath(page, slug) || page === offlineShellPath
  })

  return ({ method, url, cookies, acceptLanguage }: Visit): PageAddress | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const path = withoutCampaign(url)
    if (!path || !plainPath.test(path) || cookies.includes(sessionCookies)) return undefined
    if (!isShared(path)) return undefined
    const locale = localeOfVisit({ pathname: path, cookies, acceptLanguage }, settings)
    return { path, locale, key: `${locale} ${path}` }
  }
}

/** Returns the path of an address whose query holds campaign parameters only, else undefined. */
function withoutCampaign(url: string): string | undefined {
  const start = url.indexOf('?')
  if (start === -1) return url
  const parameters = url.slice(start + 1).split('&')
  return parameters.every((it) => campaignParameter.test(it)) ? url.slice(0, start) : undefined
}
