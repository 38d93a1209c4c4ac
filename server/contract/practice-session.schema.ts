import * as v from 'valibot'
import { secondFactorSchema, shownSecretSchema } from './second-factor.schema.ts'

// Calls that the specification does not list. All of them answer 404 `ERR_NO_PRACTICE` to a member
// who has no practice.
//
// A nutritionist reads health data, so the calls of a practice need a second factor. They answer
// 403 `PRACTICE_SESSION_NEEDED` without the header `x-practice-session`. Its token is of the same
// sign-in and at most twelve hours old.

export const practiceSessionHeader = 'x-practice-session'

/** GET /v1/practice-session: whether the nutritionist has set up a second factor. */
export const practiceFactorStateSchema = v.object({ hasFactor: v.boolean() })
export type PracticeFactorState = v.InferOutput<typeof practiceFactorStateSchema>

/**
 * POST /v1/practice-session/secret returns a new secret, which is worth nothing until it is confirmed.
 * Answers 409 `FACTOR_EXISTS` if the nutritionist has a second factor.
 */
export const newPracticeSecretSchema = v.object({
  ...shownSecretSchema.entries,
  /** Carries the secret to the confirmation, sealed for this member for one hour. */
  ticket: v.string(),
})
export type NewPracticeSecret = v.InferOutput<typeof newPracticeSecretSchema>

/**
 * POST /v1/practice-session/confirm makes the secret the second factor and opens a session, as an
 * `enrolledFactorSchema`. A stolen session must not enrol, so it asks for a fresh proof: it answers 401
 * `Password is wrong`, or 403 `SIGN_IN_AGAIN`. Answers 400 `WRONG_CODE`, 409 `FACTOR_EXISTS`, or 410 `FACTOR_OUTDATED` if
 * the ticket is not the member's or too old.
 *
 * POST /v1/practice-session opens a session with a `factorProofSchema`. Answers 400 `WRONG_CODE`.
 */
export const practiceFactorSchema = v.object({
  ticket: v.pipe(v.string(), v.maxLength(500)),
  code: secondFactorSchema,
  /** The password, or the address of a member who signed in without one in the last ten minutes. */
  proof: v.pipe(v.string(), v.maxLength(128)),
})
