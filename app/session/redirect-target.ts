import { withoutLocale } from '#app/i18n/locale-path.ts'
import { isPagePath } from './page-path.ts'

/** Longest accepted path. */
const targetMaxLength = 2048
/** Placeholder for our own origin. A target that leaves it is refused. */
const anyOrigin = 'http://origin.invalid'
/** Characters that URL parsers drop or replace. */
const dropped = /[\\\p{Cc}]/u
/** The same in a decoded path, `//` and dot segments, which parsers read differently. */
const ambiguous = /[\\\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)/u

/**
 * Returns the visitor's page as a path of this site, or `/`. Refuses other origins, addresses
 * without a page, pages under /auth and paths that are ambiguous after decoding twice. The query
 * belongs to the page and stays as it is. Drops the language, which the site adds itself.
 */
export function redirectTargetOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > targetMaxLength) return '/'
  // The URL parser drops a trailing space, so the checked text would differ from the followed one.
  if (!value.startsWith('/') || value.endsWith(' ') || dropped.test(value)) return '/'
  const [writtenPath = ''] = value.split(/[?#]/, 1)
  const decoded = decode(writtenPath)
  if (decoded === undefined || ambiguous.test(decoded)) return '/'
  if (ambiguous.test(decode(decoded) ?? decoded)) return '/'
  const { pathname, search, hash } = new URL(value, anyOrigin)
  const path = withoutLocale(pathname)
  return isPagePath(path) ? path + search + hash : '/'
}

/** Returns a valid hash, or an empty string. */
export function nextHashOf(value: unknown): string {
  return typeof value === 'string' && /^#?[\w-]{1,100}$/.test(value) ? value.replace('#', '') : ''
}

/** Returns true for paths under /auth, with or without a query, but not for /authors. */
export function isUnderAuth(path: string): boolean {
  return /^\/auth([/?#]|$)/i.test(path)
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
