/**
 * An id that may stand in the path of a backend call. Dots and slashes are out: `..` would climb to
 * another call. What does not match cannot exist.
 */
export function isPathId(value: string): boolean {
  return /^[\w-]{1,64}$/.test(value)
}
