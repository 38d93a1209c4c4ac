import * as v from 'valibot'
import { nutritionProfileSchema } from '#server/contract/nutrition-profile.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'

/** An unchecked box sends no entry. */
const checkbox = v.optional(
  v.pipe(
    v.picklist(['on', '']),
    v.transform((value) => value === 'on'),
  ),
  '',
)

export function nutritionProfileFormSchemaFor(today: () => string) {
  const { sex, bornOn, centimetres, activity } = nutritionProfileSchema.entries
  return v.object({
    sex,
    bornOn: v.pipe(
      bornOn,
      v.check((day) => day >= '1900-01-01' && day <= today()),
    ),
    centimetres: v.pipe(
      v.string(),
      v.transform(lineOf),
      v.regex(/^\d{2,3}([.,]\d)?(\s*cm)?$/i),
      v.transform((text) => Number.parseFloat(text.replace(',', '.'))),
      centimetres,
    ),
    activity,
    isPregnant: checkbox,
    isLactating: checkbox,
    hasDisease: checkbox,
  })
}
