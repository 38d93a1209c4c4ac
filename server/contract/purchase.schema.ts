import * as v from 'valibot'
import { chosenMethodSchema } from './chosen-method.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { kolCodeSchema, referralSchema } from './kol.schema.ts'
import { orderLineSchema } from './order-line.schema.ts'
import { promoCodeSchema, promoRefusalSchema } from './promo-code.schema.ts'

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A backend may know no lines; the site then shows the total only. */
const linesSchema = v.optional(v.array(orderLineSchema), [])

/** A promotional price: its promotion, the price it replaces and its end. */
const priceReductionSchema = v.object({
  promotionId: idSchema,
  regularPriceRupiah: rupiahSchema,
  /** The first moment at which the regular price applies again. */
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
})

/** A way to buy a program: duration, number of sessions and price. */
const productServiceSchema = v.object({
  id: idSchema,
  programSlug: v.string(),
  durationWeeks: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Consultation sessions with the nutritionist within the duration. */
  sessionCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whole rupiah, tax included: the charge for an order placed now. */
  priceRupiah: rupiahSchema,
  /** Absent while the regular price applies. */
  reduction: v.optional(priceReductionSchema),
})
export type ProductService = v.InferOutput<typeof productServiceSchema>

/** GET /v1/product-services?program-slug=…; without the parameter, all services. */
export const productServiceQuerySchema = v.object({ 'program-slug': v.optional(v.string()) })
export const productServiceListSchema = v.array(productServiceSchema)

/** What to order: a service, or the member's own saved cart. */
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
  /** Why the promo code does not apply; null if it applies or no code was sent. */
  promoRefusal: v.optional(
    v.nullable(
      v.object({
        reason: promoRefusalSchema,
        /** The minimum price for the code. */
        minimumRupiah: v.nullable(rupiahSchema),
      }),
    ),
    null,
  ),
  /** The KOL whose code brought the buyer. */
  referral: v.optional(v.nullable(referralSchema), null),
  /** A transaction for the same service that is still pending. */
  pendingTransactionId: v.nullable(idSchema),
})
export type OrderCheck = v.InferOutput<typeof orderCheckSchema>

/** POST /v1/carts saves a choice and mails its owner the link to it. */
export const cartCreationSchema = v.object({
  productServiceId: idSchema,
  locale: v.optional(localeSchema, 'en'),
})
export const cartSchema = v.object({ id: idSchema, productServiceId: idSchema })

/** GET /v1/carts: the member's carts at today's prices, newest first. */
export const cartListSchema = v.array(
  v.object({ id: idSchema, productService: productServiceSchema }),
)
export type SavedCart = v.InferOutput<typeof cartListSchema>[number]

/** PUT /v1/carts/{id} replaces the service in a cart; DELETE removes the cart. */
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

/** POST /v1/orders, with an `Idempotency-Key` header: the same key returns the first answer. */
export const orderCreationSchema = v.object({
  subject: orderSubjectSchema,
  /** If it is refused, no order is placed: the charge is what the check showed. */
  promoCode: v.optional(promoCodeSchema),
  /** Slug of the requested nutritionist; it does not change the price. */
  nutritionist: v.optional(idSchema),
  /** The KOL code of the buyer's link; an invalid one is ignored. */
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

/** POST /v1/orders/{id}/otp mails an OTP and invalidates the previous one. */
export const otpDispatchSchema = v.object({
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Seconds until another OTP can be requested. */
  resendAfterSeconds: v.pipe(v.number(), v.integer()),
})

/** POST /v1/orders/{id}/otp/verification opens the payment. */
export const otpVerificationSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
})

/** `pending` while it can be paid, else the state of the order. */
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

/** The payment of an order, in one or more attempts. */
export const transactionSchema = v.object({
  id: idSchema,
  orderId: idSchema,
  state: transactionStateSchema,
  productService: productServiceSchema,
  lines: linesSchema,
  totalRupiah: rupiahSchema,
  /** The refunded part of the total. */
  refundedRupiah: v.optional(rupiahSchema, 0),
  /** Null before a method is chosen and once nothing can be paid. */
  chosenMethod: v.optional(v.nullable(chosenMethodSchema), null),
  /** Slug of the requested nutritionist. */
  nutritionist: v.optional(v.nullable(idSchema), null),
  /** The provider's page, while the transaction is pending and the page is open. */
  paymentUrl: v.nullable(v.pipe(v.string(), v.url())),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  paidAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The tracker that the payment opened. */
  trackerId: v.nullable(idSchema),
  /** A backend may issue no receipts. */
  receiptNumber: v.optional(v.nullable(v.string()), null),
})
export type Transaction = v.InferOutput<typeof transactionSchema>

/** GET /v1/transactions: the member's transactions, newest first. */
export const transactionListSchema = v.array(transactionSchema)
