import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import {
  purchaseQuerySchema,
  purchaseSearchSchema,
  receiptCorrectionSchema,
} from '#server/contract/admin-purchase.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { refundRequestSchema } from '#server/contract/refund.schema.ts'
import { staffReasonSchema } from '#server/contract/staff.schema.ts'
import {
  actOnPurchase,
  cancelPurchase,
  correctReceipt,
  fulfilPurchase,
  readPurchase,
  readPurchases,
  readReceipt,
  refundPurchase,
  searchPurchases,
} from './admin-purchases.server.ts'

export const getPurchases = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(purchaseQuerySchema))
  .handler(({ data, context }) => readPurchases(context, data))

/** A POST, because the term may be an address. */
export const findPurchases = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(purchaseSearchSchema))
  .handler(({ data, context }) => searchPurchases(context, data.term))

export const getPurchase = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => readPurchase(context, data.id))

export const sendPurchaseAct = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(v.object({ id: pathIdSchema, act: v.picklist(['payment-check', 'receipt-mail']) })),
  )
  .handler(({ data, context }) => actOnPurchase(context, data))

export const sendFulfilment = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => fulfilPurchase(context, data.id))

export const sendCancellation = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, ...staffReasonSchema.entries })))
  .handler(({ data, context }) => cancelPurchase(context, data))

export const getReceiptPdf = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, number: pathIdSchema })))
  .handler(({ data, context }) => readReceipt(context, data))

export const sendReceiptCorrection = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, ...receiptCorrectionSchema.entries })))
  .handler(({ data, context }) => correctReceipt(context, data))

export const sendPolicyRefund = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, ...refundRequestSchema.entries })))
  .handler(({ data, context }) => refundPurchase(context, data))
