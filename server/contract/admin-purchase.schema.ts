import * as v from 'valibot'
import { idSchema, pathIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { pageCursorSchema } from './page-cursor.schema.ts'
import { transactionStateSchema } from './purchase.schema.ts'
import { refundStateSchema, refundViewSchema } from './refund.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

const rupiahSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** GET /v1/admin/purchases: newest first, a page of 50. The days are of Jakarta, both included. */
export const purchaseQuerySchema = v.strictObject({
  state: v.optional(transactionStateSchema),
  service: v.optional(pathIdSchema),
  from: v.optional(isoDateSchema),
  until: v.optional(isoDateSchema),
  /** `next` of the page before. */
  after: v.optional(pageCursorSchema),
})
export type PurchaseQuery = v.InferOutput<typeof purchaseQuerySchema>

/** POST /v1/admin/purchases/search: an order's number, a receipt's, an id, or an exact address. */
export const purchaseSearchSchema = v.object({ term: v.pipe(lineUpTo(254), v.minLength(3)) })

/** Without its buyer, whom only the purchase itself shows. */
const listedPurchaseSchema = v.object({
  id: idSchema,
  orderNumber: v.string(),
  programSlug: v.string(),
  durationWeeks: v.number(),
  state: transactionStateSchema,
  totalRupiah: rupiahSchema,
  refundedRupiah: rupiahSchema,
  createdAt: momentSchema,
})
export const purchaseListSchema = v.object({
  purchases: v.array(listedPurchaseSchema),
  /** Every service that was ever sold, for the filter. Empty in a search. */
  services: v.array(
    v.object({ id: pathIdSchema, programSlug: v.string(), durationWeeks: v.number() }),
  ),
  /** Null on the last page. */
  next: v.nullable(v.string()),
})
export type PurchaseList = v.InferOutput<typeof purchaseListSchema>

const purchaseEventKindSchema = v.picklist([
  'ordered',
  'payment_opened',
  'provider_word',
  'odd_amount',
  'receipt_issued',
  'receipt_replaced',
  'fulfilled',
  'given_up',
  'reversed',
  'refund_requested',
  'refund_settled',
  'paid_out',
  'approval_requested',
  'approval_decided',
  'staff_act',
  'mail_waiting',
  'mail_failed',
  'mail_sent',
  'mail_dropped',
])

/** GET /v1/admin/purchases/{id} */
export const purchaseDetailSchema = v.object({
  ...listedPurchaseSchema.entries,
  attempt: v.number(),
  paidAt: v.nullable(momentSchema),
  /** The receipt that counts. */
  receiptNumber: v.nullable(v.string()),
  /** Every receipt, the first one first. All but the last are replaced. */
  receipts: v.array(v.object({ number: v.string(), buyerName: v.string() })),
  /** Whether its program could not be opened, and nothing tries it any more. */
  isGivenUp: v.boolean(),
  /** Money of another amount than the order's that did not go back yet. */
  oddPayments: v.array(
    v.object({
      attempt: v.number(),
      /** Null if the provider named no whole rupiah. */
      amountRupiah: v.nullable(rupiahSchema),
      providerOrderId: v.string(),
    }),
  ),
  /** Where staff look up a payment at the provider. */
  dashboard: v.object({ providerName: v.string(), url: v.string() }),
  buyer: v.object({ id: idSchema, name: v.string(), email: v.string(), isDeleted: v.boolean() }),
  refund: refundViewSchema,
  /** The most that staff can give back beyond the policy; 0 if nothing is left. */
  mostGoodwillRupiah: rupiahSchema,
  events: v.array(
    v.object({
      at: momentSchema,
      kind: purchaseEventKindSchema,
      /** The word of the event, such as a provider's outcome, a state or a staff act. */
      word: v.string(),
      amountRupiah: v.nullable(rupiahSchema),
      /** The payment attempt that the provider speaks of. */
      attempt: v.nullable(v.number()),
      /** The name of the member of staff who acted. Null for any other event. */
      by: v.nullable(v.string()),
    }),
  ),
})
export type PurchaseDetail = v.InferOutput<typeof purchaseDetailSchema>
export type PurchaseEvent = PurchaseDetail['events'][number]

/**
 * POST /v1/admin/purchases/{id}/fulfilment: whether the program is open now. If not, it is tried again
 * for a day and a half. Answers 409 `FULFILMENT_NOT_GIVEN_UP` if it is open, or tried already.
 */
export const fulfilmentAnswerSchema = v.object({ isFulfilled: v.boolean() })
export type FulfilmentAnswer = v.InferOutput<typeof fulfilmentAnswerSchema>

/**
 * POST /v1/admin/purchases/{id}/receipt-correction: a receipt with another name of the buyer replaces
 * the one that counts. Answers 404 `ERR_NO_RECEIPT` without one, or if the account was deleted, and 409
 * `RECEIPT_NAME_SAME` if it has this name.
 */
export const receiptCorrectionSchema = v.object({
  buyerName: v.pipe(lineUpTo(100), v.minLength(1)),
  reason: v.pipe(lineUpTo(300), v.minLength(3)),
})

/** GET /v1/admin/refunds: the refunds that people transfer, the oldest first, at most 200. */
export const refundQueueSchema = v.object({
  refunds: v.array(
    v.object({
      id: idSchema,
      transactionId: idSchema,
      orderNumber: v.string(),
      amountRupiah: rupiahSchema,
      requestedAt: momentSchema,
      hasAccount: v.boolean(),
      /** Whether a second person can decide about its payout. */
      isAsked: v.boolean(),
    }),
  ),
  /** Refunds beyond the policy that wait for a second person. */
  goodwill: v.array(
    v.object({
      approvalId: idSchema,
      transactionId: idSchema,
      orderNumber: v.string(),
      amountRupiah: rupiahSchema,
      reason: v.string(),
      requestedBy: v.string(),
      requestedAt: momentSchema,
      isMine: v.boolean(),
    }),
  ),
})
export type RefundQueue = v.InferOutput<typeof refundQueueSchema>

/** GET /v1/admin/refunds/{id} */
export const refundDetailSchema = v.object({
  id: idSchema,
  transactionId: idSchema,
  orderNumber: v.string(),
  amountRupiah: rupiahSchema,
  state: refundStateSchema,
  isSurplus: v.boolean(),
  requestedAt: momentSchema,
  /** The number is null if it was sealed with other secrets. */
  account: v.nullable(
    v.object({ bank: v.string(), number: v.nullable(v.string()), holder: v.string() }),
  ),
  asked: v.nullable(
    v.object({
      approvalId: idSchema,
      paidOn: v.string(),
      reference: v.string(),
      evidence: v.string(),
      reason: v.string(),
      requestedBy: v.string(),
      requestedAt: momentSchema,
      isMine: v.boolean(),
      /** False if the account has changed since. */
      isUpToDate: v.boolean(),
    }),
  ),
})
export type RefundDetail = v.InferOutput<typeof refundDetailSchema>

/** POST /v1/admin/approvals/{id}/decision */
export const decisionSchema = v.object({ state: v.picklist(['approved', 'refused']) })
