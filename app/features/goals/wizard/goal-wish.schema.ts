import * as v from 'valibot'
import { goalWishSchema } from '#server/contract/goal.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'

/** A typed weight such as `72,5`, `72.5` or `72 kg`, rounded to a tenth of a kilogram. */
const typedTargetSchema = v.pipe(
  v.string(),
  v.transform(lineOf),
  v.regex(/^\d{1,3}([.,]\d{1,3})?(\s*kg)?$/i),
  v.transform((text) => Math.round(Number.parseFloat(text.replace(',', '.')) * 10) / 10),
  goalWishSchema.entries.targetKilograms,
)

const typedWeeksSchema = v.pipe(
  v.string(),
  v.transform(lineOf),
  v.regex(/^\d{1,3}$/),
  v.transform(Number),
  goalWishSchema.entries.weeks,
)

export const targetFormSchema = v.object({
  targetKilograms: typedTargetSchema,
  weeks: typedWeeksSchema,
})
