import { vValidator } from '@hono/valibot-validator'
import type * as v from 'valibot'

/** Reads a part of a call, and answers 400 if it breaks the schema. */
export function refuseInvalid<
  Target extends 'json' | 'param' | 'query',
  Schema extends v.GenericSchema,
>(target: Target, schema: Schema) {
  return vValidator(target, schema, (result, c) => {
    if (!result.success) return c.json({ message: 'Bad Request' }, 400)
  })
}
