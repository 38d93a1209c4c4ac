import * as v from 'valibot'

/**
 * An id that may stand in the path of a backend call. Dots and slashes are out: `..` would climb to
 * another call. What does not match cannot exist.
 */
export const pathIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

export function isPathId(value: string): boolean {
  return v.is(pathIdSchema, value)
}
