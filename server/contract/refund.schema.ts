import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'

const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const instantSchema = v.pipe(v.string(), v.isoTimestamp())

/** `requested` until the provider took it (`paid_back`), or refused and a person has to (`by_hand`). */
export const refundStateSchema = v.picklist(['requested', 'paid_back', 'by_hand'])

/** What a member would get back for a paid transaction at this moment, and why it is this much. */
const refundOfferSchema = v.object({
  amountRupiah: rupiahSchema,
  /** Everything, or the part that was not used. */
  basis: v.picklist(['whole', 'unused']),
  unusedDays: countSchema,
  totalDays: countSchema,
  unusedSessionCount: countSchema,
  sessionCount: countSchema,
  /** The last day on which everything is returned, as long as no session was used. */
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
 * GET /v1/transactions/{id}/refund: the refund that was asked for, or what one would come to; both
 * null when there is nothing to give back. `surplus` is what goes back unasked because the same
 * transaction was paid more than once.
 */
export const refundViewSchema = v.object({
  refund: v.nullable(refundSchema),
  offer: v.nullable(refundOfferSchema),
  surplus: v.optional(v.array(refundSchema), []),
})
export type RefundView = v.InferOutput<typeof refundViewSchema>

/** POST /v1/transactions/{id}/refund, with the amount that the member was shown. */
export const refundRequestSchema = v.object({ amountRupiah: v.pipe(rupiahSchema, v.minValue(1)) })
