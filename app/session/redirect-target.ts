/** Longest accepted path. */
const targetMaxLength = 2048
/** Placeholder for our own origin. A target that leaves it is refused. */
const anyOrigin = 'http://origin.invalid'
/** Backslashes, control characters, `//` and dot segments, which parsers read differently. */
const ambiguous = /[\\\p{Cc}]|\/\/|\/\.{1,2}(?:[/?#]|$)/u

/**
 * Returns the visitor's page as a path of this site, or `/`. Refuses other origins, pages under
 * /auth and paths that are ambiguous after decoding twice.
 */
export function redirectTargetOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > targetMaxLength) return '/'
  // The URL parser drops a trailing space, so the checked text would differ from the followed one.
  if (!value.startsWith('/') || value.endsWith(' ')) return '/'
  const decoded = decodeTwice(value)
  if (decoded === undefined) return '/'
  if (ambiguous.test(decoded) || isUnderAuth(decoded)) return '/'
  const url = URL.parse(value, anyOrigin)
  if (url?.origin !== anyOrigin) return '/'
  return url.pathname + url.search + url.hash
}

/** Returns a valid hash, or an empty string. */
export function nextHashOf(value: unknown): string {
  return typeof value === 'string' && /^#?[\w-]{1,100}$/.test(value) ? value.replace('#', '') : ''
}

/** Returns true for paths under /auth, with or without a query, but not for /authors. */
export function isUnderAuth(path: string): boolean {
  return /^\/auth([/?#]|$)/i.test(path)
}

function decodeTwice(value: string): string | undefined {
  try {
    return decodeURIComponent(decodeURIComponent(value))
  } catch {
    return undefined
  }
}
