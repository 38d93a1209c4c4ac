import * as v from 'valibot'

/** An id that a backend made. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** An id that the caller makes, so that a retry writes the same row. */
export const clientIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/** An id as part of a URL path. Dots and slashes are refused: `..` would climb to another call. */
export const pathIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
