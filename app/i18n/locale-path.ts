import { isLocale, type Locale, locales } from './paraglide/runtime.js'

/** Returns the language in the first segment: `/id/program` has `id`. */
export function localeOfPath(pathname: string): Locale | undefined {
  const [, first] = pathname.split('/', 2)
  return isLocale(first) ? first : undefined
}

/** Returns `/id/program` for `/ID/program`, and undefined for a path in its one right spelling. */
export function localeSpelledRight(pathname: string): string | undefined {
  const [, first = ''] = pathname.split('/', 2)
  const locale = first.toLowerCase()
  return locale !== first && isLocale(locale)
    ? `/${locale}${pathname.slice(first.length + 1)}`
    : undefined
}

/** Returns the path as routes know it: `/id/program` becomes `/program`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname)
  if (!locale) return pathname
  return pathname.slice(locale.length + 1) || '/'
}

/** Returns the path in a language: `/program` becomes `/id/program`, and `/` becomes `/id`. */
export function withLocale(pathname: string, locale: Locale): string {
  const path = withoutLocale(pathname)
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Router rewrite: routes see paths without the language, the address bar shows it. */
export function localePathRewrite(currentLocale: () => Locale) {
  return {
    input({ url }: { url: URL }): URL {
      url.pathname = withoutLocale(url.pathname)
      return url
    },
    output({ url }: { url: URL }): URL {
      url.pathname = withLocale(url.pathname, currentLocale())
      return url
    },
  }
}

/** Lists a page's path per language, and the `x-default` that detects the language. */
export function alternatesOf(pathname: string): { hreflang: string; path: string }[] {
  const path = withoutLocale(pathname)
  return [
    ...locales.map((locale) => ({ hreflang: locale, path: withLocale(path, locale) })),
    { hreflang: 'x-default', path },
  ]
}
