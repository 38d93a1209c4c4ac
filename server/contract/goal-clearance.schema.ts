import * as v from 'valibot'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { paragraphsUpTo } from './typed-text.schema.ts'

/** What a nutritionist may lift. `intake` is a planned intake between 800 kcal and the floor. */
export const clearableReasons = ['disease', 'eating', 'intake'] as const
export type ClearableReason = (typeof clearableReasons)[number]

export const personReasons = ['minor', 'pregnancy', 'lactation', 'disease', 'eating'] as const

/** About six months. */
export const mostClearanceDays = 180
export const mostRationaleCharacters = 1000

const reasonsSchema = v.pipe(v.array(v.picklist(clearableReasons)), v.minLength(1))

/**
 * A nutritionist’s signature that lifts reasons against a weight goal of one client. A newer answer
 * of the client makes it void for its reason. Health data: never log it.
 */
export const goalClearanceSchema = v.object({
  id: idSchema,
  /** The name. */
  nutritionist: v.string(),
  /** Those that are not void. */
  reasons: reasonsSchema,
  /** What the nutritionist found. The client reads it. */
  rationale: v.string(),
  signedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The last day. */
  validUntil: isoDateSchema,
})
export type GoalClearance = v.InferOutput<typeof goalClearanceSchema>

/** GET /v1/practice/clients/{id}/goal-clearance, and the answer to each change of it. */
export const clearanceBoardSchema = v.object({
  /** Why the client has to consult a nutritionist, cleared or not. Null without shared goals or consent. */
  reasons: v.nullable(v.array(v.picklist(personReasons))),
  /** In force, by this nutritionist. */
  clearance: v.nullable(goalClearanceSchema),
  /** The first and the last day that a new one may end on. */
  today: isoDateSchema,
  latestDay: isoDateSchema,
})
export type ClearanceBoard = v.InferOutput<typeof clearanceBoardSchema>

/**
 * POST /v1/practice/clients/{id}/goal-clearance signs one, which ends the one before. The proof is as
 * in the signature of a note. Fails with 409 `CLEARANCE_NOT_POSSIBLE` if goals are not shared, or a
 * reason does not hold or cannot be lifted. So it does if the day is out of range. Fails with 403
 * `CLIENT_CONSENT_NEEDED`.
 */
export const clearanceSigningSchema = v.object({
  reasons: v.pipe(
    reasonsSchema,
    v.transform((reasons) => clearableReasons.filter((reason) => reasons.includes(reason))),
  ),
  rationale: v.pipe(paragraphsUpTo(mostRationaleCharacters), v.minLength(1)),
  validUntil: isoDateSchema,
  proof: v.pipe(v.string(), v.maxLength(254)),
})
export type ClearanceSigning = v.InferOutput<typeof clearanceSigningSchema>

// POST /v1/practice/clients/{id}/goal-clearance/end, no body: the nutritionist ends it.
// POST /v1/goal-clearance/end, no body: the client ends it.
