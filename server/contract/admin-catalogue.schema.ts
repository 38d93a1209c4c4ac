import * as v from 'valibot'
import { idSchema } from './ids.schema.ts'
import { taxClassSchema } from './order-line.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const priceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))

/** The regular price and tax class of a service from a moment on. */
const termsSchema = v.object({
  startsAt: momentSchema,
  priceRupiah: priceSchema,
  taxClass: taxClassSchema,
})

const soldServiceSchema = v.object({
  id: v.string(),
  programSlug: v.string(),
  durationWeeks: countSchema,
  sessionCount: countSchema,
  /** What an order of now pays. */
  priceRupiah: countSchema,
  regularPriceRupiah: countSchema,
  taxClass: taxClassSchema,
  /** The promotion that lowers the price now. */
  promotionId: v.nullable(v.string()),
  /** Approved terms that have not started, the first one first. */
  coming: v.array(termsSchema),
  withdrawnAt: v.nullable(momentSchema),
  /** Whether a price waits for a second person. */
  isAsked: v.boolean(),
})
export type SoldService = v.InferOutput<typeof soldServiceSchema>

/** GET /v1/admin/services: all of them, also single consultations and what is not on sale. */
export const soldServicesSchema = v.object({ services: v.array(soldServiceSchema) })
export type SoldServices = v.InferOutput<typeof soldServicesSchema>

/** GET /v1/admin/services/{id}. Answers 404 `ERR_NO_PRODUCT_SERVICE_ID`. */
export const soldServiceDetailSchema = v.object({
  ...soldServiceSchema.entries,
  /** A nutritionist’s consultation that has no price yet, so it is not on sale. */
  isNew: v.boolean(),
  /** Whether the company is PKP today. Before that, the tax class does not count. */
  isPkp: v.boolean(),
  /** Terms that have started, the latest first. The first price of the service is not among them. */
  past: v.array(termsSchema),
  /** Saved carts, which follow the price. */
  carts: countSchema,
  /** Orders that are not paid yet, which keep their price. */
  openOrders: countSchema,
  asked: v.nullable(
    v.object({
      approvalId: v.string(),
      priceRupiah: priceSchema,
      taxClass: taxClassSchema,
      /** Null: from the approval on. */
      startsAt: v.nullable(momentSchema),
      reason: v.string(),
      requestedBy: v.string(),
      requestedAt: momentSchema,
      isMine: v.boolean(),
      /** The start is over, so it can only be refused. */
      isOver: v.boolean(),
    }),
  ),
})
export type SoldServiceDetail = v.InferOutput<typeof soldServiceDetailSchema>

/**
 * POST /v1/admin/prices asks a second person for a price. Answers 409 `START_IS_OVER` or
 * `APPROVAL_PENDING`. POST /v1/admin/price-approvals/{id}/decision decides about it.
 */
export const priceWishSchema = v.object({
  productServiceId: idSchema,
  priceRupiah: priceSchema,
  taxClass: taxClassSchema,
  /** Null: from the approval on. */
  startsAt: v.nullable(momentSchema),
  reason: v.pipe(paragraphsUpTo(1000), v.minLength(10)),
})
export type PriceWish = v.InferOutput<typeof priceWishSchema>

/** POST /v1/admin/services/{id}/sale takes a service off sale, or puts it on sale again. */
export const saleChangeSchema = v.object({
  isOnSale: v.boolean(),
  reason: v.pipe(lineUpTo(300), v.minLength(3)),
})
export type SaleChange = v.InferOutput<typeof saleChangeSchema>
