import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  correctReceipt,
  mailReceipt,
  readStaffReceipt,
} from '#server/backends/main/purchase/receipts/staff-receipt.service.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  fulfilmentAnswerSchema,
  purchaseDetailSchema,
  purchaseListSchema,
  purchaseQuerySchema,
  purchaseSearchSchema,
  receiptCorrectionSchema,
} from '#server/contract/admin-purchase.schema.ts'
import { receiptSchema } from '#server/contract/receipt.schema.ts'
import { refundRequestSchema } from '#server/contract/refund.schema.ts'
import { staffReasonSchema } from '#server/contract/staff.schema.ts'
import { cancelForMember, fulfilAgain } from './purchase-act.service.ts'
import {
  askAgain,
  findPurchases,
  readPurchase,
  readPurchases,
  refundForMember,
} from './staff-purchase.service.ts'

export function createStaffPurchaseRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/purchases',
      adminCall(context, {
        does: 'Lists purchases without their buyers, newest first.',
        answers: purchaseListSchema,
        permission: 'purchases.read',
        audit: 'impersonal',
      }),
      validate('query', purchaseQuerySchema),
      async (c) => c.json({ data: await readPurchases(context, c.req.valid('query')) }),
    )
    .post(
      '/v1/admin/purchases/search',
      adminCall(context, {
        does: 'Finds purchases by the number of an order or receipt, an id, or the exact address of the buyer.',
        answers: purchaseListSchema,
        permission: 'purchases.read',
        audit: 'purchases_searched',
      }),
      validate('json', purchaseSearchSchema),
      async (c) => {
        const { term } = c.req.valid('json')
        return c.json({ data: await findPurchases(context, c.get('act'), term) })
      },
    )
    .get(
      '/v1/admin/purchases/:id',
      adminCall(context, {
        does: 'Returns a purchase with its buyer, its refund and all that happened to it.',
        answers: purchaseDetailSchema,
        permission: 'purchases.read',
        audit: 'purchase_read',
        about: 'purchase',
      }),
      async (c) => c.json({ data: await readPurchase(context, idOf(c)) }),
    )
    .post(
      '/v1/admin/purchases/:id/payment-check',
      adminCall(context, {
        does: 'Asks the payment provider about the open attempt.',
        answers: v.null(),
        permission: 'purchases.serve',
        audit: 'payment_checked',
        about: 'purchase',
      }),
      async (c) => {
        await askAgain(context, c.get('act'), idOf(c))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/purchases/:id/receipt-mail',
      adminCall(context, {
        does: 'Mails the receipt to its buyer once more.',
        answers: v.null(),
        permission: 'purchases.serve',
        audit: 'receipt_mailed',
        about: 'purchase',
      }),
      async (c) => {
        await mailReceipt(context, c.get('act'), idOf(c))
        return c.json({ data: null })
      },
    )
    .get(
      '/v1/admin/purchases/:id/receipts/:number',
      adminCall(context, {
        does: 'Returns one of the receipts of a purchase as PDF.',
        answers: receiptSchema,
        permission: 'purchases.read',
        audit: 'receipt_read',
        about: 'purchase',
      }),
      async (c) => {
        const number = readPathId(c.req.param('number'), 'ERR_NO_RECEIPT')
        const which = { transactionId: idOf(c), number }
        return c.json({ data: await readStaffReceipt(context, which) })
      },
    )
    .post(
      '/v1/admin/purchases/:id/receipt-correction',
      adminCall(context, {
        does: 'Replaces the receipt of a purchase by one with another name of the buyer, and mails it.',
        answers: v.null(),
        permission: 'purchases.serve',
        audit: 'receipt_corrected',
        about: 'purchase',
        needsStepUp: true,
      }),
      validate('json', receiptCorrectionSchema),
      async (c) => {
        const correction = { transactionId: idOf(c), ...c.req.valid('json') }
        await correctReceipt(context, c.get('act'), correction)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/purchases/:id/fulfilment',
      adminCall(context, {
        does: 'Tries again to open a paid program that was given up.',
        answers: fulfilmentAnswerSchema,
        permission: 'purchases.serve',
        audit: 'fulfilment_retried',
        about: 'purchase',
      }),
      async (c) => c.json({ data: await fulfilAgain(context, c.get('act'), idOf(c)) }),
    )
    .post(
      '/v1/admin/purchases/:id/cancellation',
      adminCall(context, {
        does: 'Cancels a purchase that awaits payment, for the member.',
        answers: v.null(),
        permission: 'purchases.serve',
        audit: 'purchase_cancelled',
        about: 'purchase',
      }),
      validate('json', staffReasonSchema),
      async (c) => {
        const wish = { transactionId: idOf(c), ...c.req.valid('json') }
        await cancelForMember(context, c.get('act'), wish)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/purchases/:id/refund',
      adminCall(context, {
        does: 'Requests the refund that the policy gives, for the member.',
        answers: v.null(),
        permission: 'refunds.decide',
        audit: 'refund_requested',
        about: 'purchase',
        needsStepUp: true,
      }),
      validate('json', refundRequestSchema),
      async (c) => {
        const wish = { transactionId: idOf(c), ...c.req.valid('json') }
        await refundForMember(context, c.get('act'), wish)
        return c.json({ data: null })
      },
    )
}

function idOf(c: { req: { param(name: 'id'): string } }): string {
  return readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
}
