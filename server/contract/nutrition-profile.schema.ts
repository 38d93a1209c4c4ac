import * as v from 'valibot'
import { goalClearanceSchema } from './goal-clearance.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'

/**
 * POST /v1/nutrition-profile: the input for a member's targets. This is health data and must never
 * be logged.
 */
export const nutritionProfileSchema = v.object({
  sex: v.picklist(['female', 'male']),
  /** `YYYY-MM-DD`. */
  bornOn: isoDateSchema,
  centimetres: v.pipe(v.number(), v.minValue(100), v.maxValue(250)),
  activity: v.picklist(['sedentary', 'light', 'moderate', 'active', 'veryActive']),
  isPregnant: v.boolean(),
  isLactating: v.boolean(),
  hasDisease: v.boolean(),
})
export type NutritionProfile = v.InferOutput<typeof nutritionProfileSchema>

/**
 * POST /v1/eating-check: the result of SCOFF. The five answers stay on the member's device. The
 * backend stores the day and whether the member should talk to a person. A positive result holds
 * for four weeks, regardless of later answers.
 */
export const eatingCheckSchema = v.object({ needsPerson: v.boolean() })

/** GET /v1/nutrition-profile, and the answer to each change of it. */
export const storedNutritionProfileSchema = v.object({
  ...nutritionProfileSchema.entries,
  /** Null if the member has not taken the check. */
  eatingCheck: v.optional(
    v.nullable(v.object({ needsPerson: v.boolean(), checkedOn: isoDateSchema })),
    null,
  ),
  /** In force or past its last day. Absent without one. */
  clearance: v.optional(goalClearanceSchema),
})
export type StoredNutritionProfile = v.InferOutput<typeof storedNutritionProfileSchema>
