import * as v from 'valibot'
import { pathIdSchema } from './ids.schema.ts'
import { conditionSchema, portraitSchema, spokenLanguageSchema } from './nutritionist.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

const filledLine = v.pipe(lineUpTo(100), v.minLength(1))

/** What staff write about a nutritionist that is the same in every language. */
export const nutritionistProfileSchema = v.object({
  name: filledLine,
  degrees: filledLine,
  city: v.pipe(lineUpTo(64), v.minLength(1)),
  languages: v.pipe(v.array(spokenLanguageSchema), v.minLength(1)),
  conditions: v.pipe(v.array(conditionSchema), v.minLength(1)),
  practisingSince: v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100)),
  /** Programs that this person leads. */
  programSlugs: v.pipe(v.array(pathIdSchema), v.maxLength(40)),
  portrait: portraitSchema,
})
export type NutritionistProfile = v.InferOutput<typeof nutritionistProfileSchema>

/** GET /nutritionist-profiles/{slug}, with the pass of a writer. */
export const storedProfileSchema = v.object({
  profile: v.nullable(nutritionistProfileSchema),
  /** Whether verified licences are on the profile. */
  hasLicences: v.boolean(),
})
export type StoredProfile = v.InferOutput<typeof storedProfileSchema>
