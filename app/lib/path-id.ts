/**
 * True if an id may be part of a backend call's path. Without dots and slashes it cannot reach
 * another call with `..`. Any other id cannot exist.
 */
export function isPathId(value: string): boolean {
  return /^[\w-]{1,64}$/.test(value)
}
