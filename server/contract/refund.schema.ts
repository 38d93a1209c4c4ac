import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'

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

const refundSchema = v.object({
  amountRupiah: rupiahSchema,
  state: refundStateSchema,
  requestedAt: instantSchema,
  settledAt: v.nullable(instantSchema),
})

/**
 * GET /v1/transactions/{id}/refund: the requested refund, or the current offer. Both are null if
 * there is nothing to refund. `surplus` is an automatic refund for a transaction that was paid more
 * than once.
 */
export const refundViewSchema = v.object({
  refund: v.nullable(refundSchema),
  offer: v.nullable(refundOfferSchema),
  surplus: v.optional(v.array(refundSchema), []),
})
export type RefundView = v.InferOutput<typeof refundViewSchema>

/** POST /v1/transactions/{id}/refund, with the amount that the member saw. */
export const refundRequestSchema = v.object({ amountRupiah: v.pipe(rupiahSchema, v.minValue(1)) })
