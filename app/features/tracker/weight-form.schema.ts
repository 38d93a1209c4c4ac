import * as v from 'valibot'
import { weightEntrySchema, weightLimitsKilograms } from '#server/contract/tracker.schema.ts'

/** A weight as people type it: `72,5`, `72.5`, `72` or `72,5 kg`, rounded to a tenth of a kilogram. */
const typedKilogramsSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,3}([.,]\d{1,3})?(\s*kg)?$/i),
  v.transform((text) => Math.round(Number.parseFloat(text.replace(',', '.')) * 10) / 10),
  v.minValue(weightLimitsKilograms.least),
  v.maxValue(weightLimitsKilograms.most),
)

/** What the weight form holds. The day must not be in the future where the member is. */
export function weightFormSchemaFor(today: () => string) {
  return v.object({
    kilograms: typedKilogramsSchema,
    measuredOn: v.pipe(
      weightEntrySchema.entries.measuredOn,
      v.check((day) => day <= today()),
    ),
  })
}
