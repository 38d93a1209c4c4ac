import * as v from 'valibot'

// What the console and a practice ask for on top of the member's session.

/** Six digits of an authenticator app, or a recovery code. Blanks are removed. */
export const secondFactorSchema = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase()),
  v.regex(/^(\d{6}|[a-z2-7]{16})$/),
)
export const factorProofSchema = v.object({ code: secondFactorSchema })

export const factorTokenSchema = v.pipe(v.string(), v.maxLength(64))
export const openedFactorSessionSchema = v.object({
  token: factorTokenSchema,
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type OpenedFactorSession = v.InferOutput<typeof openedFactorSessionSchema>

/** The secret for an authenticator app: as `otpauth://totp/…`, and in base 32. */
export const shownSecretSchema = v.object({ otpauthUri: v.string(), secret: v.string() })

/** The session that an enrolment opens. */
export const enrolledFactorSchema = v.object({
  ...openedFactorSessionSchema.entries,
  /** Shown once. Each opens one session without the app. */
  recoveryCodes: v.array(v.string()),
})
export type EnrolledFactor = v.InferOutput<typeof enrolledFactorSchema>
