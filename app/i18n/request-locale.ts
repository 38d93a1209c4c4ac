import { memoize } from '#app/lib/memoize.ts'
import { storedLocaleOf } from './locale-cookie.ts'
import { localeOfPath, localeSpelledRight, withLocale } from './locale-path.ts'
import { extractLocaleFromHeader, type Locale } from './paraglide/runtime.js'

type LocaleSettings = { LOCALE_DEFAULT: Locale; LOCALE_PREFIX: boolean }

type LocaleFacts = { pathname: string; cookies: string; acceptLanguage: string }

/** Returns the language of a request's reply; see `localeOfVisit`. */
export function localeOfRequest(request: Request, settings: LocaleSettings): Locale {
  const { pathname } = new URL(request.url)
  const cookies = request.headers.get('cookie') ?? ''
  const acceptLanguage = request.headers.get('accept-language') ?? ''
  return localeOfVisit({ pathname, cookies, acceptLanguage }, settings)
}

/**
 * Returns the language of the path if languages have paths, else the visitor's choice. Else it is
 * the browser's first supported language, or the site's default.
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

/** Browsers send few different values, and every request has one. */
const acceptedLocaleOf = memoize((acceptLanguage) => {
  const headers = { 'accept-language': acceptLanguage }
  return extractLocaleFromHeader(new Request('http://site.invalid', { headers }))
})

/**
 * Returns where to redirect a page without a language in its path if languages have paths. Calls
 * and files are never redirected.
 */
export function localizedAddressOf(
  request: Request,
  locale: Locale,
  { LOCALE_PREFIX: hasPrefix }: LocaleSettings,
): string | undefined {
  const { pathname, search } = new URL(request.url)
  const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/_|\.[^/]*$/.test(pathname)
  if (!hasPrefix || !isPage || localeOfPath(pathname)) return undefined
  const path = pathname.replace(/^\/+/, '/')
  return (localeSpelledRight(path) ?? withLocale(path, locale)) + search
}
