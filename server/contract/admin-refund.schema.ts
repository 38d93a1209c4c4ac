import * as v from 'valibot'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { bankAccountSchema } from './refund.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

/** Why staff ask a second person. */
const reasonSchema = v.pipe(paragraphsUpTo(1000), v.minLength(10))

/** The day of a transfer: none that is still to come, and none before it was asked for. */
export function transferDaySchema({ first, today }: { first: string; today: string }) {
  return v.pipe(isoDateSchema, v.minValue(first), v.maxValue(today))
}

/**
 * POST /v1/admin/payouts: what staff say after they have transferred a refund by hand. Answers 409
 * `TRANSFER_DAY_WRONG` if the day is after today or before the request.
 */
export const payoutWishSchema = v.object({
  refundId: idSchema,
  paidOn: isoDateSchema,
  /** The bank's reference of the transfer. */
  reference: v.pipe(lineUpTo(100), v.minLength(1)),
  /** Where the proof of the transfer is kept. */
  evidence: v.pipe(lineUpTo(200), v.minLength(1)),
  /** If the member gave no account, or the money went to another. */
  account: v.optional(bankAccountSchema),
  reason: reasonSchema,
})
export type PayoutWish = v.InferOutput<typeof payoutWishSchema>

/** A refund that the policy does not give. */
export const goodwillWishSchema = v.object({
  transactionId: idSchema,
  amountRupiah: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reason: reasonSchema,
})
export type GoodwillWish = v.InferOutput<typeof goodwillWishSchema>
