import * as v from 'valibot'
import { ownPasskeySchema } from './passkey.schema.ts'
import { factorTokenSchema } from './second-factor.schema.ts'

// Calls that the specification does not list. Staff make them below /v1/staff-session, nutritionists
// below /v1/practice-session, each with their session. A change of the second factor needs a proof
// by it of the last five minutes. Otherwise it answers 403 `STEP_UP_NEEDED`.

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

const factorAreas = ['console', 'practice'] as const

const ownSessionSchema = v.object({
  /** The hash of its token. It opens nothing. */
  id: v.string(),
  area: v.picklist(factorAreas),
  /** Browser and system, such as "Chrome, Android"; empty when unknown. */
  device: v.string(),
  openedAt: momentSchema,
  lastSeenAt: momentSchema,
  /** True for the session that makes the call. */
  isCurrent: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof ownSessionSchema>

/** GET …/own: the person's open sessions of both areas, passkeys, and how many recovery codes are unused. */
export const ownSecuritySchema = v.object({
  /** This one first, then the most recently used. */
  sessions: v.array(ownSessionSchema),
  recoveryCodesLeft: v.number(),
  passkeys: v.array(ownPasskeySchema),
})
export type OwnSecurity = v.InferOutput<typeof ownSecuritySchema>

/**
 * POST …/own/end-session ends one of them. Answers 404 `ERR_NO_DEVICE`, also for a session of another
 * person. POST …/own/end-others, without a body, ends all but the one that makes the call.
 */
export const ownSessionEndSchema = v.object({ id: factorTokenSchema })

/** POST …/own/recovery-codes: ten new codes, shown once. The earlier ones stop working. */
export const renewedCodesSchema = v.object({ recoveryCodes: v.array(v.string()) })
