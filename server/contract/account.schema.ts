import * as v from 'valibot'
import {
  authSessionSchema,
  browserKeySchema,
  pagePathSchema,
  passwordSchema,
} from './auth.schema.ts'
import { emailSchema } from './email.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { memberProfileFields } from './member-profile.schema.ts'

// Calls that the specification does not list. If a backend answers 404, the site explains how to
// get help.

const linkTokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/**
 * POST /v1/users/confirm-email redeems a verification link. The second proof is the password chosen
 * at sign-up, or the key of the browser that signed up. Fails with 401 `Password is wrong` for
 * either.
 */
export const confirmEmailSchema = v.object({
  token: linkTokenSchema,
  password: v.optional(v.pipe(v.string(), v.maxLength(128)), ''),
  browserKey: v.optional(browserKeySchema),
})

/** The answer: a session, and the page that the newcomer came from. */
export const confirmedEmailSchema = v.object({
  ...authSessionSchema.entries,
  redirect: v.optional(v.string(), ''),
})
export type ConfirmedEmail = v.InferOutput<typeof confirmedEmailSchema>

/** POST /v1/users/forgot-password mails a reset link. The answer is the same for every address. */
export const forgotPasswordSchema = v.object({
  email: emailSchema,
  /** The page to go on to after the reset. The link carries it. */
  redirect: v.optional(pagePathSchema, ''),
  locale: v.optional(localeSchema, 'en'),
})

/** POST /v1/users/reset-password redeems a reset link and ends every session of the account. */
export const resetPasswordSchema = v.object({ token: linkTokenSchema, password: passwordSchema })

/** GET /v1/account. A backend may leave out a field of the profile that it does not store. */
export const accountSchema = v.object({
  ...v.entriesFromList(memberProfileFields, v.optional(v.string(), '')),
  email: v.string(),
  locale: localeSchema,
  hasPassword: v.boolean(),
  /** Address of the connected Google account, or null. */
  googleEmail: v.nullable(v.string()),
  /** Years for which signed notes stay after the account is deleted. */
  recordRetentionYears: v.optional(v.number(), 0),
})
export type Account = v.InferOutput<typeof accountSchema>

/** POST /v1/account/locale: the language of mails. */
export const accountLocaleSchema = v.object({ locale: localeSchema })

/**
 * POST /v1/account/password ends every other session. A member without a password leaves the
 * current one empty.
 */
export const passwordChangeSchema = v.object({
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(128)), ''),
  newPassword: passwordSchema,
})

const deviceSchema = v.object({
  /** The session's id. */
  id: v.string(),
  /** Browser and system, such as "Chrome, Android"; empty when unknown. */
  name: v.string(),
  signedInAt: v.pipe(v.string(), v.isoTimestamp()),
  lastSeenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** True for the session that makes the call. */
  isCurrent: v.boolean(),
})
export type Device = v.InferOutput<typeof deviceSchema>

/** GET /v1/account/devices: the current device first, then the most recently seen. */
export const deviceListSchema = v.array(deviceSchema)
/**
 * POST /v1/account/devices/end. Fails with 404 `ERR_NO_DEVICE`, also for another member's device.
 */
export const deviceEndSchema = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })
// POST /v1/account/devices/end-others, no body.

/**
 * POST /v1/account/google-url, no body, returns the URL of Google's page to connect an account. The
 * site passes Google's code and state to POST /v1/auth/google-oauth without a bearer token. That
 * call then answers the authStatus `connected` and nothing else.
 */
export const googleUrlSchema = v.pipe(v.string(), v.url())
// POST /v1/account/google-disconnect, no body. Fails with 409 `PASSWORD_NEEDED` if the account has
// no password.

/**
 * GET /v1/account/export returns all of the member's data by table name. Rows hold flat values
 * only.
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
 * POST /v1/account/delete. The proof is the password, or the email address of a member without one.
 * Fails with 401 `Password is wrong` for either.
 */
export const accountDeletionSchema = v.object({ proof: v.pipe(v.string(), v.maxLength(254)) })
