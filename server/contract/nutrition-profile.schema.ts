import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'

/**
 * POST /v1/nutrition-profile: what targets are worked out from. Health data: never in a log.
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
 * POST /v1/eating-check: what came of SCOFF. The five answers stay on the member's device: only
 * whether a person should be talked to is kept, and the day. A call for a person stands for four
 * weeks, whatever is answered meanwhile.
 */
export const eatingCheckSchema = v.object({ needsPerson: v.boolean() })

/** GET /v1/nutrition-profile, and what each change of it answers. */
export const storedNutritionProfileSchema = v.object({
  ...nutritionProfileSchema.entries,
  /** Null for a member who was not asked. */
  eatingCheck: v.optional(
    v.nullable(v.object({ needsPerson: v.boolean(), checkedOn: isoDateSchema })),
    null,
  ),
})
export type StoredNutritionProfile = v.InferOutput<typeof storedNutritionProfileSchema>
