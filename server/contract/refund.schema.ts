import * as v from 'valibot'

const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const instantSchema = v.pipe(v.string(), v.isoTimestamp())

/**
 * `requested` until the provider accepts (`paid_back`) or refuses, when staff take over
 * (`by_hand`).
 */
export const refundStateSchema = v.picklist(['requested', 'paid_back', 'by_hand'])

/** The refund that a member would get now, and its basis. */
const refundOfferSchema = v.object({
  amountRupiah: rupiahSchema,
  /** The whole price, or the unused part. */
  basis: v.picklist(['whole', 'unused']),
  unusedDays: countSchema,
  totalDays: countSchema,
  unusedSessionCount: countSchema,
  sessionCount: countSchema,
  /** The last day of a whole refund, provided no session was used. */
  wholeUntil: v.pipe(v.string(), v.isoDate()),
})
export type RefundOffer = v.InferOutput<typeof refundOfferSchema>

const refundSchema = v.object({
  amountRupiah: rupiahSchema,
  state: refundStateSchema,
  requestedAt: instantSchema,
  settledAt: v.nullable(instantSchema),
})

/**
 * GET /v1/transactions/{id}/refund: the requested refund, or the offer of one; both null if nothing
 * can be refunded. `surplus` lists refunds of payments made twice.
 */
export const refundViewSchema = v.object({
  refund: v.nullable(refundSchema),
  offer: v.nullable(refundOfferSchema),
  surplus: v.optional(v.array(refundSchema), []),
})
export type RefundView = v.InferOutput<typeof refundViewSchema>

/** POST /v1/transactions/{id}/refund, with the amount that the member was shown. */
export const refundRequestSchema = v.object({ amountRupiah: v.pipe(rupiahSchema, v.minValue(1)) })
