import { isLocale, type Locale, locales } from './paraglide/runtime.js'

/** The language that a path names in its first segment: `/id/program` names `id`. */
export function localeOfPath(pathname: string): Locale | undefined {
  const [, first] = pathname.split('/', 2)
  return isLocale(first) ? first : undefined
}

/** The path as routes know it: `/id/program` is `/program`, whether or not languages have paths. */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname)
  if (!locale) return pathname
  return pathname.slice(locale.length + 1) || '/'
}

/** The path of a page in a language: `/program` is `/id/program`, and `/` is `/id`. */
export function withLocale(pathname: string, locale: Locale): string {
  const path = withoutLocale(pathname)
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Lets the router see paths without their language, and the address bar see them with it. */
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

/** Where a page is found in each language, and where a reader of none of them is sent from. */
export function alternatesOf(pathname: string): { hreflang: string; path: string }[] {
  const path = withoutLocale(pathname)
  return [
    ...locales.map((locale) => ({ hreflang: locale, path: withLocale(path, locale) })),
    { hreflang: 'x-default', path },
  ]
}
