import * as v from 'valibot'

/**
 * POST and GET /v1/nutrition-profile: what targets are worked out from. Null for a member who has
 * said nothing of it. Health data: never in a log.
 */
export const nutritionProfileSchema = v.object({
  sex: v.picklist(['female', 'male']),
  /** `YYYY-MM-DD`. */
  bornOn: v.pipe(v.string(), v.isoDate()),
  centimetres: v.pipe(v.number(), v.minValue(100), v.maxValue(250)),
  activity: v.picklist(['sedentary', 'light', 'moderate', 'active', 'veryActive']),
  isPregnant: v.boolean(),
  isLactating: v.boolean(),
  hasDisease: v.boolean(),
  /** No calories, no red, no streaks. */
  isCalm: v.boolean(),
})
export type NutritionProfile = v.InferOutput<typeof nutritionProfileSchema>
