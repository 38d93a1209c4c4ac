import * as v from 'valibot'
import { isBirthDate } from '#app/lib/birth-date.ts'
import { profileUpdateSchema } from '#server/contract/auth.schema.ts'

/** The profile form. Whose profile it is says the session, so the address is not in it. */
export const profileChangeSchema = v.object({
  ...v.omit(profileUpdateSchema, ['email', 'token']).entries,
  birthDate: v.pipe(profileUpdateSchema.entries.birthDate, v.check(isBirthDate)),
})
export type ProfileChange = v.InferOutput<typeof profileChangeSchema>
