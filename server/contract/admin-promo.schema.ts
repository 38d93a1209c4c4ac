import * as v from 'valibot'
import { idSchema } from './ids.schema.ts'
import { promoRefusalSchema } from './promo-code.schema.ts'
import { capitalCodeSchema, lineUpTo } from './typed-text.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const priceSchema = v.pipe(rupiahSchema, v.minValue(1))
const reasonSchema = v.pipe(lineUpTo(300), v.minLength(3))

/** One person may take off half of a price at most. A lower one is a price that two people set. */
export const mostPercent = 50
export const mostUses = 10_000

const stateSchema = v.picklist(['upcoming', 'running', 'ended'])
export type PromoPeriodState = v.InferOutput<typeof stateSchema>

const periodSchema = {
  /** Null: at once. */
  startsAt: v.nullable(momentSchema),
  endsAt: momentSchema,
}

/** A promotion as staff make it: an id that stands in addresses, a period, and its prices. */
export const promotionWishSchema = v.object({
  id: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z0-9-]{2,59}$/)),
  ...periodSchema,
  prices: v.pipe(
    v.array(v.object({ productServiceId: idSchema, priceRupiah: priceSchema })),
    v.minLength(1),
    v.maxLength(200),
  ),
})
export type PromotionWish = v.InferOutput<typeof promotionWishSchema>

type Discount = {
  discountKind: 'percent' | 'rupiah'
  discountValue: number
  minimumRupiah: number
}

/** Says whether a code never takes off more than half of a price. */
export function isModerate({ discountKind, discountValue, minimumRupiah }: Discount): boolean {
  const most = discountKind === 'percent' ? mostPercent : (minimumRupiah * mostPercent) / 100
  return discountValue <= most
}

/** A promo code as staff make it. Without services it is valid for all. */
export const promoCodeWishSchema = v.pipe(
  v.object({
    code: v.pipe(capitalCodeSchema, v.regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/)),
    ...periodSchema,
    quota: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostUses)),
    minimumRupiah: rupiahSchema,
    discountKind: v.picklist(['percent', 'rupiah']),
    discountValue: priceSchema,
    productServiceIds: v.pipe(v.array(idSchema), v.maxLength(200)),
  }),
  v.forward(
    v.check((wish) => isModerate(wish)),
    ['discountValue'],
  ),
)
export type PromoCodeWish = v.InferOutput<typeof promoCodeWishSchema>

/** What is to be made. */
export const promoWishSchema = v.variant('kind', [
  v.object({ kind: v.literal('promotion'), promotion: promotionWishSchema }),
  v.object({ kind: v.literal('code'), code: promoCodeWishSchema }),
])
export type PromoWish = v.InferOutput<typeof promoWishSchema>

/**
 * GET /v1/admin/promo-effect?wish={JSON of `promoWishSchema`} says who would pay what at its start, as
 * an order computes it, and keeps nothing. Answers like the calls that make it.
 */
export const promoEffectQuerySchema = v.strictObject({
  wish: v.pipe(v.string(), v.maxLength(50_000), v.parseJson(), promoWishSchema),
})
export const promoEffectSchema = v.object({
  services: v.array(
    v.object({
      productServiceId: v.string(),
      programSlug: v.string(),
      durationWeeks: v.number(),
      beforeRupiah: rupiahSchema,
      afterRupiah: rupiahSchema,
      /** Why the code does not apply. */
      refusal: v.nullable(promoRefusalSchema),
    }),
  ),
})
export type PromoEffect = v.InferOutput<typeof promoEffectSchema>

/**
 * POST /v1/admin/promotions and /v1/admin/promo-codes make one. They answer 409 `PROMO_TAKEN`,
 * `PROMO_PERIOD_EMPTY`, `START_IS_OVER` or `PROMO_PRICE_FAR`, and 404 `ERR_NO_PRODUCT_SERVICE_ID`.
 */
export const newPromotionSchema = v.object({ wish: promotionWishSchema, reason: reasonSchema })
export const newPromoCodeSchema = v.object({ wish: promoCodeWishSchema, reason: reasonSchema })

/**
 * POST /v1/admin/promotions/{id}/end and /v1/admin/promo-codes/{code}/end end one now. They answer
 * 404 `ERR_NO_PROMO` or 409 `PROMO_IS_OVER`.
 */
export const promoEndSchema = v.object({ reason: reasonSchema })

/** POST /v1/admin/promo-codes/{code}/quota also answers 409 `PROMO_QUOTA_IN_USE`. */
export const promoQuotaSchema = v.object({
  quota: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostUses)),
  reason: reasonSchema,
})

const servicePriceSchema = v.object({
  productServiceId: v.string(),
  programSlug: v.string(),
  durationWeeks: v.number(),
  regularPriceRupiah: rupiahSchema,
})

/** GET /v1/admin/promos: all promotions and codes, those that start last first. */
export const staffPromosSchema = v.object({
  /** What is on sale. */
  services: v.array(servicePriceSchema),
  promotions: v.array(
    v.object({
      id: v.string(),
      state: stateSchema,
      startsAt: momentSchema,
      endsAt: momentSchema,
      prices: v.array(v.object({ ...servicePriceSchema.entries, priceRupiah: rupiahSchema })),
    }),
  ),
  codes: v.array(
    v.object({
      code: v.string(),
      state: stateSchema,
      startsAt: momentSchema,
      endsAt: momentSchema,
      quota: rupiahSchema,
      used: rupiahSchema,
      minimumRupiah: rupiahSchema,
      discountKind: v.picklist(['percent', 'rupiah']),
      discountValue: rupiahSchema,
      productServiceIds: v.array(v.string()),
    }),
  ),
})
export type StaffPromos = v.InferOutput<typeof staffPromosSchema>
