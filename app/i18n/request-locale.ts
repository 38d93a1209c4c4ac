import { memoize } from '#app/lib/memoize.ts'
import { storedLocaleOf } from './locale-cookie.ts'
import { localeOfPath, withLocale } from './locale-path.ts'
import { extractLocaleFromHeader, type Locale } from './paraglide/runtime.js'

type LocaleSettings = { LOCALE_DEFAULT: Locale; LOCALE_PREFIX: boolean }

type LocaleFacts = { pathname: string; cookies: string; acceptLanguage: string }

/** The language to answer a request in; see `localeOfVisit`. */
export function localeOfRequest(request: Request, settings: LocaleSettings): Locale {
  const { pathname } = new URL(request.url)
  const cookies = request.headers.get('cookie') ?? ''
  const acceptLanguage = request.headers.get('accept-language') ?? ''
  return localeOfVisit({ pathname, cookies, acceptLanguage }, settings)
}

/**
 * The language to answer in: that of the path where languages have paths, else the one the visitor
 * chose, else the first one of the browser that the site speaks, else the site's own.
 */
export function localeOfVisit(
  { pathname, cookies, acceptLanguage }: LocaleFacts,
  settings: LocaleSettings,
): Locale {
  return (
    (settings.LOCALE_PREFIX ? localeOfPath(pathname) : undefined) ??
    storedLocaleOf(cookies) ??
    acceptedLocaleOf(acceptLanguage) ??
    settings.LOCALE_DEFAULT
  )
}

/** Browsers send few different lists, and every request has one. */
const acceptedLocaleOf = memoize((acceptLanguage) => {
  const headers = { 'accept-language': acceptLanguage }
  return extractLocaleFromHeader(new Request('http://site.invalid', { headers }))
})

/**
 * Where a page without a language in its path is to be found, if languages have paths. Calls and
 * files stay where they are: they have no language, or find it elsewhere.
 */
export function localizedAddressOf(
  request: Request,
  locale: Locale,
  { LOCALE_PREFIX: hasPrefix }: LocaleSettings,
): string | undefined {
  const { pathname, search } = new URL(request.url)
  const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/_|\.[^/]*$/.test(pathname)
  if (!hasPrefix || !isPage || localeOfPath(pathname)) return undefined
  return withLocale(pathname.replace(/^\/+/, '/'), locale) + search
}
