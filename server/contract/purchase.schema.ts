import * as v from 'valibot'
import { appointmentStateSchema } from './appointment.schema.ts'
import { chosenMethodSchema } from './chosen-method.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { kolCodeSchema, referralSchema } from './kol.schema.ts'
import { orderLineSchema } from './order-line.schema.ts'
import { promoCodeSchema, promoRefusalSchema } from './promo-code.schema.ts'
import { refundStateSchema } from './refund.schema.ts'
import { sixDigitsSchema } from './typed-text.schema.ts'
import { zoneSchema } from './zone.schema.ts'

const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Without lines, the site shows the total alone. */
const linesSchema = v.optional(v.array(orderLineSchema), [])

/** A temporary lower price, with its promo and the regular price. */
const priceReductionSchema = v.object({
  promotionId: idSchema,
  regularPriceRupiah: rupiahSchema,
  /** The first moment at the regular price. */
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
})

/** What a member says on the telephone, such as `4K7-M2XR`. Null if the backend numbers no orders. */
const orderNumberSchema = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(32))), null)

/**
 * One way to buy a program, or a single consultation (`single-consultation.ts`): its duration,
 * sessions and price.
 */
const productServiceSchema = v.object({
  id: idSchema,
  programSlug: v.string(),
  durationWeeks: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The number of consultations with the nutritionist. */
  sessionCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whole rupiah, everything included: the charge for an order placed now. */
  priceRupiah: rupiahSchema,
  /** Absent while the regular price applies. */
  reduction: v.optional(priceReductionSchema),
})
export type ProductService = v.InferOutput<typeof productServiceSchema>

/** GET /v1/product-services?program-slug=…; without the parameter, all services. */
export const productServiceQuerySchema = v.object({ 'program-slug': v.optional(v.string()) })
export const productServiceListSchema = v.array(productServiceSchema)

/** What to order: a service, or one of the member's carts. */
export const orderSubjectSchema = v.union([
  v.object({ productServiceId: idSchema }),
  v.object({ cartId: idSchema }),
])
export type OrderSubject = v.InferOutput<typeof orderSubjectSchema>

/**
 * GET /v1/order-check?product-service-id=… or ?cart-id=…, with ?promo-code=…; of a service also for
 * guests
 */
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
  /** Why the promo code does not apply. Null if it applies or is absent. */
  promoRefusal: v.optional(
    v.nullable(
      v.object({
        reason: promoRefusalSchema,
        /** The least order total for the code. */
        minimumRupiah: v.nullable(rupiahSchema),
      }),
    ),
    null,
  ),
  /** The owner of the code that brought the buyer. */
  referral: v.optional(v.nullable(referralSchema), null),
  /**
   * Whether the order must be confirmed with a mailed code. Not needed while the member's sign-in or
   * their proof of the address is recent.
   */
  needsCode: v.optional(v.boolean(), true),
  /** Whether the order must say that the member is 18 or older, because they have not said it yet. */
  needsAge: v.optional(v.boolean(), false),
  /** The program as it would be if the order were paid today. Null if the backend does not tell. */
  program: v.optional(
    v.nullable(
      v.object({
        startsOn: isoDateSchema,
        endsOn: isoDateSchema,
        /** The weeks follow the days that the member still has. */
        isExtension: v.boolean(),
        /** The program starts with its first session; both days are then the latest ones. */
        isWaiting: v.optional(v.boolean(), false),
        /** The slug of the nutritionist of the program that the member has or had lately. */
        nutritionist: v.nullable(idSchema),
      }),
    ),
    null,
  ),
  /** A pending purchase of the same service. */
  pendingTransactionId: v.nullable(idSchema),
})
export type OrderCheck = v.InferOutput<typeof orderCheckSchema>

/** POST /v1/carts saves a choice for later and mails the member a link to it. */
export const cartCreationSchema = v.object({
  productServiceId: idSchema,
  locale: v.optional(localeSchema, 'en'),
})
export const cartSchema = v.object({ id: idSchema, productServiceId: idSchema })

/** GET /v1/carts: the member's own, newest first, at today's price. */
export const cartListSchema = v.array(
  v.object({ id: idSchema, productService: productServiceSchema }),
)
export type SavedCart = v.InferOutput<typeof cartListSchema>[number]

/** PUT /v1/carts/{id} replaces the service in a cart; DELETE removes the cart. */
export const cartReplacementSchema = v.object({ productServiceId: idSchema })

/**
 * The states of an order. `created → otp_pending → awaiting_payment → paid | expired | cancelled`, and
 * `paid → denied | partially_refunded | refunded | charged_back`. It is `denied` if the provider takes
 * back a payment that it had reported.
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

/** The chosen time of a single consultation, and the zone in which the client reads it. */
export const orderedSessionSchema = v.object({
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  zone: zoneSchema,
})
export type OrderedSession = v.InferOutput<typeof orderedSessionSchema>

/** POST /v1/orders requires an `Idempotency-Key` header. The same key replays the first answer. */
export const orderCreationSchema = v.object({
  subject: orderSubjectSchema,
  /**
   * If the code does not apply, the call places no order, so the charge is what the check showed.
   */
  promoCode: v.optional(promoCodeSchema),
  /** The slug of the nutritionist whom the member prefers. It does not change the price. */
  nutritionist: v.optional(idSchema),
  /** The time of a single consultation, which needs one. The order holds it until it expires. */
  session: v.optional(orderedSessionSchema),
  /**
   * The total that the member saw. If the order would cost another one, the call places no order.
   * Without it, the member accepts any total.
   */
  expectedTotalRupiah: v.optional(rupiahSchema),
  /** The KOL code that brought the buyer. An invalid code is ignored. */
  kolCode: v.optional(v.fallback(v.optional(kolCodeSchema), undefined)),
  /** The member says that they are 18 or older. */
  age: v.optional(v.literal('adult')),
  locale: v.optional(localeSchema, 'en'),
})
export const orderSchema = v.object({
  id: idSchema,
  orderNumber: orderNumberSchema,
  state: orderStateSchema,
  /** As in the order check. If false, POST /v1/orders/{id}/payment opens the payment. */
  needsCode: v.optional(v.boolean(), true),
  productService: productServiceSchema,
  lines: linesSchema,
  totalRupiah: rupiahSchema,
})
export type Order = v.InferOutput<typeof orderSchema>

/** POST /v1/orders/{id}/otp mails a code. A new code ends the previous one. */
export const otpDispatchSchema = v.object({
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Seconds until the member may request another code. */
  resendAfterSeconds: v.pipe(v.number(), v.integer()),
})

/** POST /v1/orders/{id}/otp/verification opens the payment. */
export const otpVerificationSchema = v.object({
  code: sixDigitsSchema,
})

/** `pending` while a payment is due. The other states match the order's. */
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
  orderNumber: orderNumberSchema,
  state: transactionStateSchema,
  productService: productServiceSchema,
  lines: linesSchema,
  totalRupiah: rupiahSchema,
  /** The refunded part of the total. */
  refundedRupiah: v.optional(rupiahSchema, 0),
  /** The refund that the member asked for. */
  refund: v.optional(
    v.nullable(v.object({ amountRupiah: rupiahSchema, state: refundStateSchema })),
    null,
  ),
  /** The chosen payment method. Null before the choice and when no payment is due. */
  chosenMethod: v.optional(v.nullable(chosenMethodSchema), null),
  /** The slug of the preferred nutritionist. */
  nutritionist: v.optional(v.nullable(idSchema), null),
  /** The provider's page, while the transaction is pending and the page is open. */
  paymentUrl: v.nullable(v.pipe(v.string(), v.url())),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * When the chosen method ends, never later than the transaction. A QR code lives for minutes;
   * after it the member can open another attempt. Null if nothing is chosen or no payment is due.
   */
  attemptExpiresAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  /** The bank or the provider declined the attempt; the member can open another. */
  isAttemptDenied: v.optional(v.boolean(), false),
  paidAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The tracker that the payment opened. */
  trackerId: v.nullable(idSchema),
  /** The days that the payment added to the program; `endsOn` is the first day after them. */
  period: v.optional(
    v.nullable(
      v.object({
        startsOn: isoDateSchema,
        endsOn: isoDateSchema,
        /** The program begins with it. Until then, it waits for the first session. */
        isFirst: v.optional(v.boolean(), false),
      }),
    ),
    null,
  ),
  /**
   * The session of a single consultation. It is `offered` while the order holds its time, and
   * `withdrawn` if the time has gone.
   */
  session: v.optional(
    v.nullable(
      v.object({
        id: idSchema,
        state: appointmentStateSchema,
        nutritionist: v.object({ slug: v.string(), name: v.string() }),
        startsAt: v.pipe(v.string(), v.isoTimestamp()),
        endsAt: v.pipe(v.string(), v.isoTimestamp()),
        zone: v.string(),
      }),
    ),
    null,
  ),
  /** The number of the transaction's receipt. Null if the backend issues none. */
  receiptNumber: v.optional(v.nullable(v.string()), null),
})
export type Transaction = v.InferOutput<typeof transactionSchema>

/** GET /v1/transactions: the member's transactions, newest first. */
export const transactionListSchema = v.array(transactionSchema)
