import * as v from 'valibot'

const wordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** What a member chose to pay with on the provider's page, as far as the provider tells. */
export const chosenMethodSchema = v.object({
  /** The provider's word: `bank_transfer`, `echannel`, `qris`, `credit_card` and others. */
  type: wordSchema,
  /** In lower case, `bca`; null when no bank was chosen. */
  bank: v.nullable(wordSchema),
  /** The digits to pay to; null when there are none, as with a QR code. */
  number: v.nullable(wordSchema),
  /** What a bank asks for before the number; Mandiri does. */
  billerCode: v.nullable(wordSchema),
})
export type ChosenMethod = v.InferOutput<typeof chosenMethodSchema>
