import * as v from 'valibot'

const wordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** The chosen payment method, as far as the provider states it. */
export const chosenMethodSchema = v.object({
  /** `bank_transfer`, `echannel`, `qris`, `credit_card` or another word of the provider. */
  type: wordSchema,
  /** In lower case, such as `bca`; null without a bank. */
  bank: v.nullable(wordSchema),
  /** The digits to pay to; null without an account, as with a QR code. */
  number: v.nullable(wordSchema),
  /** What a bank such as Mandiri asks for before the number. */
  billerCode: v.nullable(wordSchema),
})
export type ChosenMethod = v.InferOutput<typeof chosenMethodSchema>
