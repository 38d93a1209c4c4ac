/** Longest path that is accepted as the place to go back to. */
const targetMaxLength = 2048
/** Stands for our own origin, whatever its name; a value that leaves it is refused. */
const anyOrigin = 'http://origin.invalid'
/** Backslashes, control characters, `//` and dot segments: not read alike by all who follow. */
const ambiguous = /[\\\p{Cc}]|\/\/|\/\.{1,2}(?:[/?#]|$)/u

/**
 * The place a visitor came from, as a path of this site; anything else counts as `/`. Refused are
 * other origins and, after decoding twice, what is ambiguous and pages under /auth.
 */
export function redirectTargetOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > targetMaxLength) return '/'
  // A space at the end is dropped by the parser, so that the decoded text would not be what is followed.
  if (!value.startsWith('/') || value.endsWith(' ')) return '/'
  const decoded = decodeTwice(value)
  if (decoded === undefined) return '/'
  if (ambiguous.test(decoded) || isUnderAuth(decoded)) return '/'
  const url = URL.parse(value, anyOrigin)
  if (url?.origin !== anyOrigin) return '/'
  return url.pathname + url.search + url.hash
}

/** `next` carries nothing but the hash of the page the visitor came from. */
export function nextHashOf(value: unknown): string {
  return typeof value === 'string' && /^#?[\w-]{1,100}$/.test(value) ? value.replace('#', '') : ''
}

/** Whether a path, with or without its query, is under /auth; /authors is not. */
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
