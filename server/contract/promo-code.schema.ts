import * as v from 'valibot'

/** A typed promo code, in any capitalization. */
export const promoCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(64),
  v.toUpperCase(),
)

/** Why a promo code does not apply; each is also a code of the error catalogue. */
export const promoRefusalSchema = v.picklist([
  'PROMO_UNKNOWN',
  /** Not yet started, or over. */
  'PROMO_EXPIRED',
  'PROMO_OTHER_PROGRAM',
  'PROMO_MINIMUM',
  'PROMO_ALREADY_USED',
  'PROMO_USED_UP',
])
export type PromoRefusal = v.InferOutput<typeof promoRefusalSchema>
