import * as v from 'valibot'
import { type AuthSession, authSessionSchema } from '#server/contract/auth.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'

const fields = Object.keys(authSessionSchema.entries) as (keyof AuthSession)[]

/** Foreign main backends may send numbers, booleans, nulls and control characters. Cookies hold a line. */
const textSchema = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number(), v.boolean()])),
    v.transform((value) => lineOf(String(value ?? ''))),
  ),
  '',
)

/** The signed-in user as the fifteen text fields of the auth session. */
export const receivedSessionSchema = v.object(v.entriesFromList(fields, textSchema))
