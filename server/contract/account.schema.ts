import * as v from 'valibot'
import { emailSchema, passwordSchema } from './auth.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { memberProfileFields } from './member-profile.schema.ts'

// Calls that the specification does not list. A backend without them answers 404, and the site says
// how to get help.

const linkTokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** Any password that may have been accepted once. */
const givenPasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/**
 * POST /v1/users/confirm-email redeems a verification link together with the password chosen at its
 * sign-up, and answers a session.
 */
export const confirmEmailSchema = v.object({
  token: linkTokenSchema,
  password: givenPasswordSchema,
})

/** POST /v1/users/forgot-password mails a reset link; the same answer for every address. */
export const forgotPasswordSchema = v.object({
  email: emailSchema,
  locale: v.optional(localeSchema, 'en'),
})

/** POST /v1/users/reset-password redeems a reset link; every session of the account ends. */
export const resetPasswordSchema = v.object({ token: linkTokenSchema, password: passwordSchema })

/** GET /v1/account */
export const accountSchema = v.object({
  ...v.entriesFromList(memberProfileFields, v.string()),
  email: v.string(),
  locale: localeSchema,
  hasPassword: v.boolean(),
  /** Address of the connected Google account, or null. */
  googleEmail: v.nullable(v.string()),
})
export type Account = v.InferOutput<typeof accountSchema>

/** POST /v1/account/locale: the language of mails. */
export const accountLocaleSchema = v.object({ locale: localeSchema })

/**
 * POST /v1/account/password. An account without a password leaves the current one empty and gets
 * its first. Every other session ends.
 */
export const passwordChangeSchema = v.object({
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(128)), ''),
  newPassword: passwordSchema,
})

const deviceSchema = v.object({
  /** Of its session. */
  id: v.string(),
  /** Browser and system, such as "Chrome, Android"; empty when unknown. */
  name: v.string(),
  signedInAt: v.pipe(v.string(), v.isoTimestamp()),
  lastSeenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The session that asks. */
  isCurrent: v.boolean(),
})
export type Device = v.InferOutput<typeof deviceSchema>

/** GET /v1/account/devices, the current one first, then the last seen. */
export const deviceListSchema = v.array(deviceSchema)
/** POST /v1/account/devices/end; 404 `ERR_NO_DEVICE`, for a stranger's id too. */
export const deviceEndSchema = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })
// POST /v1/account/devices/end-others, no body.

/**
 * POST /v1/account/google-url, no body: the address of Google's page, to connect an account. The
 * code and state that Google answers go to POST /v1/auth/google-oauth, with no bearer token; its
 * answer has the authStatus `connected` and nothing else.
 */
export const googleUrlSchema = v.pipe(v.string(), v.url())
// POST /v1/account/google-disconnect, no body; 409 `PASSWORD_NEEDED` when it is the only way in.

/**
 * GET /v1/account/export: everything that is the member's, a table a name, a row an object with
 * flat values.
 */
export const accountExportSchema = v.object({
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  tables: v.record(
    v.string(),
    v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))),
  ),
})
export type AccountExport = v.InferOutput<typeof accountExportSchema>

/**
 * POST /v1/account/delete. The password proves who asks; a member without one repeats their
 * address. 401 `Password is wrong` for either.
 */
export const accountDeletionSchema = v.object({ proof: v.pipe(v.string(), v.maxLength(254)) })
