import * as v from 'valibot'
import { illustrationSchema, pageMetaSchema } from './content.schema.ts'
import { localeQuerySchema } from './envelope.schema.ts'
import { idSchema } from './ids.schema.ts'

const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/**
 * A promo's prices and period, as the main backend charges them. `state` follows that backend's
 * clock. Only an order placed while it is `running` gets these prices.
 */
const promotionSchema = v.object({
  id: idSchema,
  state: v.picklist(['upcoming', 'running', 'ended']),
  startsAt: momentSchema,
  /** The first moment after the promo. */
  endsAt: momentSchema,
  prices: v.array(
    v.object({
      productServiceId: idSchema,
      programSlug: v.string(),
      durationWeeks: v.pipe(v.number(), v.integer(), v.minValue(1)),
      sessionCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
      regularPriceRupiah: rupiahSchema,
      priceRupiah: rupiahSchema,
    }),
  ),
})
export type Promotion = v.InferOutput<typeof promotionSchema>

/** GET /v1/promotions?promotion-id=… of the main backend; all of them without the parameter. */
export const promotionQuerySchema = v.object({ 'promotion-id': v.optional(idSchema) })
/** Sorted by start, latest first. */
export const promotionListSchema = v.array(promotionSchema)

const promoSummarySchema = v.object({
  /** Matches the promotion's id in the main backend. */
  id: idSchema,
  title: v.string(),
  /** One sentence for lists. */
  summary: v.string(),
  illustration: illustrationSchema,
})

const promoSchema = v.object({
  ...promoSummarySchema.entries,
  /** Opening paragraphs, plain text. */
  introduction: v.array(v.string()),
  terms: v.array(v.string()),
})
export type Promo = v.InferOutput<typeof promoSchema>

/** GET /promos?locale=… of the content backend */
export const promoListPageSchema = v.object({ promos: v.array(promoSummarySchema) })

export const promoDetailQuerySchema = v.object({
  ...localeQuerySchema.entries,
  id: v.optional(idSchema),
})
/**
 * GET /promo-detail?id=…&locale=… of the content backend. For an unknown id, the promo is absent
 * and the SEO texts are those of promos in general.
 */
export const promoDetailPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  promo: v.optional(promoSchema),
})
