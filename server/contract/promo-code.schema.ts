import * as v from 'valibot'
import { capitalCodeSchema } from './typed-text.schema.ts'

/** A promo code as typed. Case does not matter. */
export const promoCodeSchema = v.pipe(capitalCodeSchema, v.nonEmpty(), v.maxLength(64))

/** Why a promo code does not apply to an order. Each is a code of the error catalogue too. */
export const promoRefusalSchema = v.picklist([
  'PROMO_UNKNOWN',
  /** Not started yet, or over. */
  'PROMO_EXPIRED',
  'PROMO_OTHER_PROGRAM',
  'PROMO_MINIMUM',
  'PROMO_ALREADY_USED',
  'PROMO_USED_UP',
])
export type PromoRefusal = v.InferOutput<typeof promoRefusalSchema>
