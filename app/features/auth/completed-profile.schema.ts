import * as v from 'valibot'
import { profileUpdateSchema } from '#server/contract/auth.schema.ts'

/** The form of /auth/profile-completion; the token it needs waits in a cookie. */
export const completedProfileSchema = v.omit(profileUpdateSchema, ['token'])
