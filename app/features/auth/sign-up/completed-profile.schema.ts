import * as v from 'valibot'
import { profileSchema } from '#app/profile/profile.schema.ts'
import { profileUpdateSchema } from '#server/contract/auth.schema.ts'

/** The form of /auth/profile-completion. Its token comes from a cookie. */
export const completedProfileSchema = v.object({
  ...profileSchema.entries,
  email: profileUpdateSchema.entries.email,
})
