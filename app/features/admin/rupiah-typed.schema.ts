import * as v from 'valibot'

/** Whole rupiah as people type them, with or without points between thousands. */
export const rupiahTypedSchema = v.pipe(
  v.string(),
  v.regex(/^\d[\d.,\s]*$/),
  v.transform((typed) => Number(typed.replaceAll(/[.,\s]/g, ''))),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(1_000_000_000),
)
