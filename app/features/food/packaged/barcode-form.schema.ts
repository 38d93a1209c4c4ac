import * as v from 'valibot'
import { barcodeSchema } from '#server/contract/food-label.schema.ts'
import { digitsOf } from '#server/contract/typed-text.ts'

/** Packs print the number in groups. */
export const barcodeFormSchema = v.object({
  barcode: v.pipe(v.string(), v.transform(digitsOf), barcodeSchema),
})
