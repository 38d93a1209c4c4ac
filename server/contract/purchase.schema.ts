import * as v from 'valibot'
import { chosenMethodSchema } from './chosen-method.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { kolCodeSchema, referralSchema } from './kol.schema.ts'
import { orderLineSchema } from './order-line.schema.ts'
import { promoCodeSchema, promoRefusalSchema } from './promo-code.schema.ts'

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A service that knows no lines shows its total alone. */
const linesSchema = v.optional(v.array(orderLineSchema), [])

/** A lower price that holds for a time: which promo it belongs to and what it stands in for. */
const priceReductionSchema = v.object({
  promotionId: idSchema,
  regularPriceRupiah: rupiahSchema,
  /** The first moment that the regular price counts again. */
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
})

/** One way to buy a program: how long it lasts, how many sessions it holds, what it costs. */
const productServiceSchema = v.object({
  id: idSchema,
  programSlug: v.string(),
  durationWeeks: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Consultation sessions with the nutritionist that the duration includes. */
  sessionCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whole rupiah, everything included: what an order placed now is charged. */
  priceRupiah: rupiahSchema,
  /** Absent while the price is the regular one. */
  reduction: v.optional(priceReductionSchema),
})
export type ProductService = v.InferOutput<typeof productServiceSchema>

/** GET /v1/product-services?program-slug=… ; all of them without the parameter. */
export const productServiceQuerySchema = v.object({ 'program-slug': v.optional(v.string()) })
export const productServiceListSchema = v.array(productServiceSchema)

/** What to order: a service, or a cart kept earlier by the same member. */
export const orderSubjectSchema = v.union([
  v.object({ productServiceId: idSchema }),
  v.object({ cartId: idSchema }),
])
export type OrderSubject = v.InferOutput<typeof orderSubjectSchema>

/** GET /v1/order-check?product-service-id=… or ?cart-id=…, with ?promo-code=… */
export const orderCheckQuerySchema = v.object({
  'product-service-id': v.optional(idSchema),
  'cart-id': v.optional(idSchema),
  'promo-code': v.optional(promoCodeSchema),
  'kol-code': v.optional(v.fallback(v.optional(kolCodeSchema), undefined)),
})
export const orderCheckSchema = v.object({
  productService: productServiceSchema,
  lines: linesSchema,
  totalRupiah: rupiahSchema,
  /** Why the promo code changes nothing; null when it holds, and without one. */
  promoRefusal: v.optional(
    v.nullable(
      v.object({
        reason: promoRefusalSchema,
        /** What the order must come to before the code holds. */
        minimumRupiah: v.nullable(rupiahSchema),
      }),
    ),
    null,
  ),
  /** Who earns by the order because the buyer came by their code. */
  referral: v.optional(v.nullable(referralSchema), null),
  /** A purchase of the same service that still waits for its payment. */
  pendingTransactionId: v.nullable(idSchema),
})
export type OrderCheck = v.InferOutput<typeof orderCheckSchema>

/** POST /v1/carts keeps a choice for later and mails its owner the link back to it. */
export const cartCreationSchema = v.object({
  productServiceId: idSchema,
  locale: v.optional(localeSchema, 'en'),
})
export const cartSchema = v.object({ id: idSchema, productServiceId: idSchema })

/** GET /v1/carts: the member's own, newest first, with today's price. */
export const cartListSchema = v.array(
  v.object({ id: idSchema, productService: productServiceSchema }),
)
export type SavedCart = v.InferOutput<typeof cartListSchema>[number]

/** PUT /v1/carts/{id} puts another service into a cart; DELETE removes the cart. */
export const cartReplacementSchema = v.object({ productServiceId: idSchema })

/**
 * The states of an order. `created → otp_pending → awaiting_payment → paid | expired | cancelled |
 * denied`, and `paid → partially_refunded | refunded | charged_back`.
 */
export const orderStateSchema = v.picklist([
  'created',
  'otp_pending',
  'awaiting_payment',
  'paid',
  'expired',
  'cancelled',
  'denied',
  'partially_refunded',
  'refunded',
  'charged_back',
])
export type OrderState = v.InferOutput<typeof orderStateSchema>

/** POST /v1/orders, with an `Idempotency-Key` header: the same key gets the first answer again. */
export const orderCreationSchema = v.object({
  subject: orderSubjectSchema,
  /** Refused, no order is placed: what was shown at the check is what is charged. */
  promoCode: v.optional(promoCodeSchema),
  /** Slug of the nutritionist that the member wants to be with; it changes no price. */
  nutritionist: v.optional(idSchema),
  /** By whose link the buyer came; one that means nothing changes nothing. */
  kolCode: v.optional(v.fallback(v.optional(kolCodeSchema), undefined)),
  locale: v.optional(localeSchema, 'en'),
})
export const orderSchema = v.object({
  id: idSchema,
  state: orderStateSchema,
  productService: productServiceSchema,
  lines: linesSchema,
  totalRupiah: rupiahSchema,
})
export type Order = v.InferOutput<typeof orderSchema>

/** POST /v1/orders/{id}/otp sends a code by mail; a new code ends the old one. */
export const otpDispatchSchema = v.object({
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: v.pipe(v.number(), v.integer()),
})

/** POST /v1/orders/{id}/otp/verification opens the payment. */
export const otpVerificationSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
})

/** `pending` while there is something to pay; the rest as the order's states. */
export const transactionStateSchema = v.picklist([
  'pending',
  'paid',
  'expired',
  'cancelled',
  'denied',
  'partially_refunded',
  'refunded',
  'charged_back',
])

/** The payment of an order, in one attempt or more. */
export const transactionSchema = v.object({
  id: idSchema,
  orderId: idSchema,
  state: transactionStateSchema,
  productService: productServiceSchema,
  lines: linesSchema,
  totalRupiah: rupiahSchema,
  /** What of the total was given back. */
  refundedRupiah: v.optional(rupiahSchema, 0),
  /** What the member pays with; null before the choice, and once there is nothing to pay. */
  chosenMethod: v.optional(v.nullable(chosenMethodSchema), null),
  /** Whom the member wants to be with, by slug. */
  nutritionist: v.optional(v.nullable(idSchema), null),
  /** The provider's page, as long as the transaction is pending and it is open. */
  paymentUrl: v.nullable(v.pipe(v.string(), v.url())),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  paidAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The tracker that the payment opened. */
  trackerId: v.nullable(idSchema),
  /** The receipt that was issued for it; a service may know none. */
  receiptNumber: v.optional(v.nullable(v.string()), null),
})
export type Transaction = v.InferOutput<typeof transactionSchema>

/** GET /v1/transactions: the member's own, newest first. */
export const transactionListSchema = v.array(transactionSchema)
