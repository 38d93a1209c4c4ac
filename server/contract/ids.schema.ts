import * as v from 'valibot'
import { pathIdPattern } from './path-id-pattern.ts'

/** An id that a backend made. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** An id that the caller makes, so that a retry writes the same row. */
export const clientIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

export const pathIdSchema = v.pipe(v.string(), v.regex(pathIdPattern))
