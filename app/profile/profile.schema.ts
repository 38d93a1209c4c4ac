import * as v from 'valibot'
import { isBirthDate } from '#app/lib/birth-date.ts'
import { profileUpdateSchema } from '#server/contract/auth.schema.ts'

const { birthDate, ...entries } = v.omit(profileUpdateSchema, ['email', 'token']).entries

/** The member's own profile. The user id comes from the session, never from the form. */
export const profileSchema = v.object({
  ...entries,
  birthDate: v.pipe(birthDate, v.check(isBirthDate)),
})
export type Profile = v.InferOutput<typeof profileSchema>
