import * as v from 'valibot'
import { emailSchema } from './email.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { memberProfileSchema } from './member-profile.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

/** Length only, no composition rules (OWASP ASVS 5.0, 6.2.1 and 6.2.5). */
export const passwordSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(128))

/** POST /v1/auth/login */
export const loginSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
})
export type Login = v.InferInput<typeof loginSchema>

/** A path of the site, or empty. */
export const pagePathSchema = v.pipe(lineUpTo(2048), v.regex(/^(\/|$)/))

/** 256 random bits that stay in the browser of a sign-up, in a cookie that no script can read. */
export const browserKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/**
 * POST /v1/users/register. `redirect` and `browserKey` are additions; a backend that does not know
 * them ignores them.
 */
export const registrationSchema = v.object({
  firstName: memberProfileSchema.entries.firstName,
  lastName: v.optional(memberProfileSchema.entries.lastName, ''),
  email: emailSchema,
  password: passwordSchema,
  locale: v.optional(localeSchema, 'en'),
  /** The newcomer's page. The confirmation returns it, on any device. */
  redirect: v.optional(pagePathSchema, ''),
  /** Confirms in place of the password, in the browser that signed up. */
  browserKey: v.optional(browserKeySchema),
})
export type Registration = v.InferInput<typeof registrationSchema>

/**
 * The signed-in user: the fifteen fields of the auth session, all strings (specification, section
 * 3). Each has its own cookie.
 */
export const authSessionSchema = v.object({
  authStatus: v.optional(v.string(), ''),
  id: v.optional(v.string(), ''),
  firstName: v.optional(v.string(), ''),
  lastName: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  /** `YYYY-MM-DD`, or empty. */
  birthDate: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
  photoUrl: v.optional(v.string(), ''),
  role: v.optional(v.string(), ''),
  clientType: v.optional(v.string(), ''),
  isGoogle: v.optional(v.string(), ''),
  kol: v.optional(v.string(), ''),
  isKol: v.optional(v.string(), ''),
  /** The access token. A session without one is signed out. */
  token: v.optional(v.string(), ''),
  refreshToken: v.optional(v.string(), ''),
})
export type AuthSession = v.InferOutput<typeof authSessionSchema>

/** POST /v1/auth/refresh-token */
export const refreshSchema = v.object({ userId: v.string(), refreshToken: v.string() })

/** POST /v1/users/verify-email sends the verification e-mail again. */
export const resendVerificationSchema = v.object({
  email: emailSchema,
  locale: v.optional(localeSchema, 'en'),
})

/**
 * POST /v1/auth/google-oauth. `state` is an addition; a backend that only knows `code` ignores it.
 */
export const googleOauthSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(2048)),
  state: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** The answer of google-oauth: a profile to complete (`not_registered`) or a whole session. */
export const googleProfileSchema = v.object({
  ...authSessionSchema.entries,
  birthDate: v.nullish(
    v.union([v.string(), v.object({ year: v.number(), month: v.number(), day: v.number() })]),
  ),
})

/** POST /v1/users/update-profile */
export const profileUpdateSchema = v.object({
  ...memberProfileSchema.entries,
  email: emailSchema,
  token: v.pipe(v.string(), v.maxLength(4096)),
})

/** GET /v1/clients. The id is empty if the member has no client area elsewhere. */
export const clientSchema = v.object({ id: v.nullish(v.union([v.string(), v.number()])) })
