import * as v from 'valibot'
import { isBirthDate } from '#app/lib/birth-date.ts'
import { memberProfileSchema } from '#server/contract/member-profile.schema.ts'

/** A profile form. The user id comes from the session, never from the form. */
export const profileSchema = v.object({
  ...memberProfileSchema.entries,
  birthDate: v.pipe(memberProfileSchema.entries.birthDate, v.check(isBirthDate)),
})
