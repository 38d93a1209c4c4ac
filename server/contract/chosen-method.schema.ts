import * as v from 'valibot'

const wordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/**
 * The payment method that the member chose on the provider's page, as far as the provider reports
 * it.
 */
export const chosenMethodSchema = v.object({
  /** Rows from before 2026-11-28 hold the provider's term, which reads as `other`. */
  type: v.fallback(v.picklist(['bank', 'qr', 'card', 'wallet', 'other']), 'other'),
  /** In lower case, `bca`. Null if the method involves no bank. */
  bank: v.nullable(wordSchema),
  /** The number to pay to. Null if the method has none, such as a QR code. */
  number: v.nullable(wordSchema),
  /** The code that some banks, such as Mandiri, require before the number. */
  billerCode: v.nullable(wordSchema),
})
export type ChosenMethod = v.InferOutput<typeof chosenMethodSchema>
