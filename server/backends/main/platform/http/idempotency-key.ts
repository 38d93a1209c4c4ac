import * as v from 'valibot'

const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/))

/** A call that may carry a key: the same key gets the first answer again. */
export const idempotencySchema = v.object({ 'idempotency-key': v.optional(keySchema) })

/** A call that must carry one. */
export const requiredIdempotencySchema = v.object({ 'idempotency-key': keySchema })
