import * as v from 'valibot'

/** Why Google sign-in ended without a session; the page says it above the form. */
const googleFailureSchema = v.picklist(['refused', 'unverified', 'failed'])
export type GoogleFailure = v.InferOutput<typeof googleFailureSchema>

/** The query of /auth. A value that nobody can use counts as absent, never as an error. */
export const authSearchSchema = v.object({
  tab: absentUnless(v.picklist(['login', 'signup'])),
  redirect: absentUnless(v.string()),
  next: absentUnless(v.string()),
  google: absentUnless(googleFailureSchema),
})
export type AuthSearch = v.InferOutput<typeof authSearchSchema>
export type AuthTab = NonNullable<AuthSearch['tab']>

/** The query of /auth/profile-completion: what Google knows, to fill the form. */
export const profileSearchSchema = v.object({
  firstName: absentUnless(v.string()),
  lastName: absentUnless(v.string()),
  email: absentUnless(v.string()),
  birthDate: absentUnless(v.string()),
})

/** The query of /auth/verify-email and /auth/reset-password: the token of the link that was mailed. */
export const mailedLinkSearchSchema = v.object({
  token: absentUnless(v.pipe(v.string(), v.maxLength(200))),
})

function absentUnless<const Schema extends v.GenericSchema<unknown, string>>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}
