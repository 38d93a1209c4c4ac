import * as v from 'valibot'
import { personReasons } from './goal-clearance.schema.ts'
import { clientIdSchema, idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { weight } from './measures/body-weight.ts'

const kilogramsSchema = v.pipe(v.number(), v.minValue(weight.least), v.maxValue(weight.most))

/**
 * POST /v1/trackers/{id}/goals: a target weight, starting from the latest one. The member's
 * nutrition profile decides whether it is safe.
 */
export const goalWishSchema = v.object({
  id: clientIdSchema,
  targetKilograms: kilogramsSchema,
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(104)),
})
export type GoalWish = v.InferOutput<typeof goalWishSchema>

const explainedPlanSchema = v.object({
  value: v.object({ index: v.number(), weeklyKilograms: v.number(), dailyKcal: v.number() }),
  formula: v.string(),
  inputs: v.array(
    v.object({
      symbol: v.string(),
      quantity: v.string(),
      value: v.union([v.number(), v.string()]),
      unit: v.string(),
    }),
  ),
  table: v.optional(v.object({ table: v.string(), version: v.string() })),
  sources: v.array(v.object({ title: v.string(), url: v.optional(v.string()) })),
  /** The clearance without which the goal would not have been allowed. */
  clearanceId: v.optional(idSchema),
})

export const goalSchema = v.object({
  ...goalWishSchema.entries,
  startKilograms: kilogramsSchema,
  startsOn: isoDateSchema,
  /** The plan as calculated when the goal was set, with the edition of the rules. */
  plan: explainedPlanSchema,
  /** Null for the current goal. */
  endedOn: v.nullable(isoDateSchema),
})
export type Goal = v.InferOutput<typeof goalSchema>

/** An unsafe goal is an answer, not a failure, and the backend stores nothing of it. */
export const goalAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('saved'), goal: goalSchema }),
  v.object({
    kind: v.literal('refused'),
    reasons: v.array(
      v.picklist(['tooThin', 'tooFast', 'tooFastGain', 'overDeficit', 'underFloor', 'underEight']),
    ),
  }),
  v.object({
    kind: v.literal('person'),
    reasons: v.array(v.picklist(personReasons)),
  }),
  /** The profile, a SCOFF result of the last four weeks, or a weight is missing. */
  v.object({
    kind: v.literal('incomplete'),
    missing: v.picklist(['profile', 'eatingCheck', 'weight']),
  }),
])
export type GoalAnswer = v.InferOutput<typeof goalAnswerSchema>

/** GET /v1/trackers/{id}/goals: every goal, newest first. At most one is current. */
export const goalListSchema = v.array(goalSchema)

// POST /v1/trackers/{id}/goals/end, no body, ends the current goal.
