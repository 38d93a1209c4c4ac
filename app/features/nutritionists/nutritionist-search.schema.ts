import * as v from 'valibot'
import {
  conditionSchema,
  freeWithinSchema,
  nutritionistOrderSchema,
  spokenLanguageSchema,
} from '#server/contract/nutritionist.schema.ts'

/** The prices that can be asked for, in whole rupiah for one consultation. */
export const priceCeilings = ['100000', '150000', '200000'] as const

/**
 * The query of /ahli-gizi. A value that nobody can use counts as absent, never as an error; so does
 * the empty one that a form without a choice sends.
 */
export const nutritionistSearchSchema = v.object({
  condition: absentUnless(conditionSchema),
  language: absentUnless(spokenLanguageSchema),
  city: absentUnless(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  'max-price': absentUnless(v.picklist(priceCeilings)),
  free: absentUnless(freeWithinSchema),
  sort: absentUnless(nutritionistOrderSchema),
})
export type NutritionistSearch = v.InferOutput<typeof nutritionistSearchSchema>

function absentUnless<const Schema extends v.GenericSchema<unknown, string>>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}
