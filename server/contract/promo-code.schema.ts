import * as v from 'valibot'

/** A promo code as somebody typed it; how it is written in capitals or not does not matter. */
export const promoCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(64),
  v.toUpperCase(),
)

/** Why a promo code does not hold for an order; each is a code of the error catalogue too. */
export const promoRefusalSchema = v.picklist([
  'PROMO_UNKNOWN',
  /** Not begun, or over. */
  'PROMO_EXPIRED',
  'PROMO_OTHER_PROGRAM',
  'PROMO_MINIMUM',
  'PROMO_ALREADY_USED',
  'PROMO_USED_UP',
])
export type PromoRefusal = v.InferOutput<typeof promoRefusalSchema>
