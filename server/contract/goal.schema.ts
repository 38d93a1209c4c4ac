import * as v from 'valibot'
import { weight } from './measures/body-weight.ts'

/** Made on the device, so that a call that is repeated changes nothing more. */
const clientIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const isoDateSchema = v.pipe(v.string(), v.isoDate())
const kilogramsSchema = v.pipe(v.number(), v.minValue(weight.least), v.maxValue(weight.most))

/**
 * POST /v1/trackers/{id}/goals: a weight to reach from the latest one. What else it is judged by is
 * the member's nutrition profile.
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
})

export const goalSchema = v.object({
  ...goalWishSchema.entries,
  startKilograms: kilogramsSchema,
  startsOn: isoDateSchema,
  /** What it was worked out to be when it was set, with the edition of the rules. */
  plan: explainedPlanSchema,
  /** Null while it is the current one. */
  endedOn: v.nullable(isoDateSchema),
})
export type Goal = v.InferOutput<typeof goalSchema>

/** A goal that is not safe is an answer, not a failure: nothing of it is kept. */
export const goalAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('kept'), goal: goalSchema }),
  v.object({
    kind: v.literal('refused'),
    reasons: v.array(
      v.picklist(['tooThin', 'tooFast', 'tooFastGain', 'overDeficit', 'underFloor', 'underEight']),
    ),
  }),
  v.object({
    kind: v.literal('person'),
    reasons: v.array(v.picklist(['minor', 'pregnancy', 'lactation', 'disease', 'eating'])),
  }),
  /** The profile, a SCOFF of the last four weeks, or a weight is not there yet. */
  v.object({
    kind: v.literal('incomplete'),
    missing: v.picklist(['profile', 'eatingCheck', 'weight']),
  }),
])
export type GoalAnswer = v.InferOutput<typeof goalAnswerSchema>

/** GET /v1/trackers/{id}/goals: all that were set, the newest first. At most one is not ended. */
export const goalListSchema = v.array(goalSchema)

// POST /v1/trackers/{id}/goals/end, no body: the current goal becomes an earlier one.
