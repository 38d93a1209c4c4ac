import * as v from 'valibot'
import { type AuthSession, authSessionSchema } from '#server/contract/auth.schema.ts'

const fields = Object.keys(authSessionSchema.entries) as (keyof AuthSession)[]

/** A main backend that is not ours may answer numbers, booleans and nulls; cookies hold text. */
const textSchema = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number(), v.boolean()])),
    v.transform((value) => String(value ?? '')),
  ),
  '',
)

/** The signed-in user as any main backend tells it, as the fifteen texts of the auth session. */
export const receivedSessionSchema = v.object(v.entriesFromList(fields, textSchema))
