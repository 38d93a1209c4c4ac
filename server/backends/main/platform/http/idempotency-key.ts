import * as v from 'valibot'

const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/))

/** For a call that accepts a key. The same key replays the first answer. */
export const idempotencySchema = v.object({ 'idempotency-key': v.optional(keySchema) })

/** For a call that requires a key. */
export const requiredIdempotencySchema = v.object({ 'idempotency-key': keySchema })
