import * as v from 'valibot'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'
import { digitsOf } from './typed-text.ts'

const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const instantSchema = v.pipe(v.string(), v.isoTimestamp())

/**
 * `requested` until the provider accepts it (`paid_back`) or refuses it and a person must act
 * (`by_hand`).
 */
export const refundStateSchema = v.picklist(['requested', 'paid_back', 'by_hand'])

/** The amount that the member would get back now for a paid transaction, and the reason. */
const refundOfferSchema = v.object({
  amountRupiah: rupiahSchema,
  /** The whole price or the unused part. */
  basis: v.picklist(['whole', 'unused']),
  unusedDays: countSchema,
  totalDays: countSchema,
  unusedSessionCount: countSchema,
  sessionCount: countSchema,
  /** The last day for a full refund, provided that no session was used. */
  wholeUntil: isoDateSchema,
})
export type RefundOffer = v.InferOutput<typeof refundOfferSchema>

/** A bank account for a refund by hand. The number may be pasted in groups. */
export const bankAccountSchema = v.object({
  bank: v.pipe(lineUpTo(60), v.minLength(2)),
  number: v.pipe(
    v.string(),
    v.transform((text) => digitsOf(text).replaceAll('.', '')),
    v.regex(/^\d{6,20}$/),
  ),
  holder: v.pipe(lineUpTo(100), v.minLength(2)),
})
export type BankAccount = v.InferOutput<typeof bankAccountSchema>

const refundSchema = v.object({
  /** Absent if the backend takes no bank account. */
  id: v.optional(v.nullable(idSchema), null),
  amountRupiah: rupiahSchema,
  state: refundStateSchema,
  requestedAt: instantSchema,
  settledAt: v.nullable(instantSchema),
  /**
   * Where a refund by hand goes, once the member has said it, or went. The holder is empty 90 days
   * after the transfer.
   */
  account: v.optional(
    v.nullable(v.object({ bank: v.string(), lastDigits: v.string(), holder: v.string() })),
    null,
  ),
})

/**
 * GET /v1/transactions/{id}/refund: the requested refund, or the current offer. Both are null if
 * there is nothing to refund. `goodwill` is what staff give back beyond the policy. `surplus` is an
 * automatic refund for a transaction that was paid more than once.
 */
export const refundViewSchema = v.object({
  refund: v.nullable(refundSchema),
  offer: v.nullable(refundOfferSchema),
  goodwill: v.optional(v.array(refundSchema), []),
  surplus: v.optional(v.array(refundSchema), []),
})
export type RefundView = v.InferOutput<typeof refundViewSchema>

/** POST /v1/transactions/{id}/refund, with the amount that the member saw. */
export const refundRequestSchema = v.object({ amountRupiah: v.pipe(rupiahSchema, v.minValue(1)) })

/** POST /v1/transactions/{id}/refund-account: where a refund by hand goes. A second one replaces it. */
export const refundAccountSchema = v.object({ refundId: idSchema, ...bankAccountSchema.entries })
