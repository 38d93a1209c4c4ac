import * as v from 'valibot'
import { isBirthDate } from '#app/lib/birth-date.ts'
import { profileUpdateSchema } from '#server/contract/auth.schema.ts'

/** The form of /auth/profile-completion; the token it needs waits in a cookie. */
export const completedProfileSchema = v.object({
  ...v.omit(profileUpdateSchema, ['token']).entries,
  birthDate: v.pipe(profileUpdateSchema.entries.birthDate, v.check(isBirthDate)),
})
