import { Hono } from 'hono'
import * as v from 'valibot'
import {
  recogniseMember,
  requireMember,
} from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { answerInvalidInput } from '#server/backends/main/platform/http/answer-failure.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import {
  idempotencySchema,
  requiredIdempotencySchema,
} from '#server/backends/main/platform/http/idempotency-key.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { localeSchema } from '#server/contract/envelope.schema.ts'
import {
  orderCheckQuerySchema,
  orderCheckSchema,
  orderCreationSchema,
  orderSchema,
  otpDispatchSchema,
  otpVerificationSchema,
  transactionSchema,
} from '#server/contract/purchase.schema.ts'
import { checkOrder, placeOrder } from './order.service.ts'
import { payWithoutCode, sendOtp, verifyOtp } from './otp.service.ts'

const otpRequestSchema = v.object({ locale: v.optional(localeSchema) })
export function createOrderRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/order-check',
      documentCall({
        does: 'Returns price and days of a service or cart, whether a promo code applies, and the pending payment if there is one. A guest may check a service.',
        answers: orderCheckSchema,
        needs: 'nothing',
      }),
      recogniseMember(context),
      validate('query', orderCheckQuerySchema),
      async (c) => {
        // A guest could otherwise guess promo codes.
        const caller = c.get('caller')
        if (!caller) await limitRate(context, 'checkAsGuest', { client: clientOf(c) })
        const { 'product-service-id': productServiceId, 'cart-id': cartId } = c.req.valid('query')
        const { 'promo-code': promoCode, 'kol-code': kolCode } = c.req.valid('query')
        const subject = productServiceId ? { productServiceId } : cartId ? { cartId } : undefined
        if (subject)
          return c.json({
            data: await checkOrder(context, caller, { subject, promoCode, kolCode }),
          })
        return answerInvalidInput(c, 'product-service-id or cart-id is required')
      },
    )
    .post(
      '/v1/orders',
      documentCall({
        does: 'Places an order; the same Idempotency-Key returns the first answer.',
        answers: orderSchema,
        status: 201,
      }),
      requireMember(context),
      validate('header', requiredIdempotencySchema),
      validate('json', orderCreationSchema),
      async (c) => {
        const { 'idempotency-key': key } = c.req.valid('header')
        const creation = c.req.valid('json')
        return c.json({ data: await placeOrder(context, c.get('member'), { key, creation }) }, 201)
      },
    )
    .post(
      '/v1/orders/:id/otp',
      documentCall({
        does: 'Mails a new one-time code for the order.',
        answers: otpDispatchSchema,
      }),
      requireMember(context),
      validate('header', idempotencySchema),
      validate('json', otpRequestSchema),
      async (c) => {
        const { 'idempotency-key': key } = c.req.valid('header')
        const orderId = readPathId(c.req.param('id'), 'ERR_NO_ORDER_ID')
        const { locale } = c.req.valid('json')
        const subjects = { client: clientOf(c), account: c.get('member').user.id }
        await limitRate(context, 'sendOtp', subjects)
        return c.json({ data: await sendOtp(context, c.get('member'), { orderId, locale, key }) })
      },
    )
    .post(
      '/v1/orders/:id/otp/verification',
      documentCall({
        does: 'Opens the payment of the order for the right code.',
        answers: transactionSchema,
      }),
      requireMember(context),
      validate('header', idempotencySchema),
      validate('json', otpVerificationSchema),
      async (c) => {
        const { 'idempotency-key': key } = c.req.valid('header')
        const orderId = readPathId(c.req.param('id'), 'ERR_NO_ORDER_ID')
        const { code } = c.req.valid('json')
        return c.json({ data: await verifyOtp(context, c.get('member'), { orderId, code, key }) })
      },
    )
    .post(
      '/v1/orders/:id/payment',
      documentCall({
        does: 'Opens the payment of the order without a code, if the member signed in or proved the address within 30 minutes.',
        answers: transactionSchema,
      }),
      requireMember(context),
      validate('header', idempotencySchema),
      async (c) => {
        const { 'idempotency-key': key } = c.req.valid('header')
        const orderId = readPathId(c.req.param('id'), 'ERR_NO_ORDER_ID')
        const member = c.get('member')
        const subjects = { client: clientOf(c), account: member.user.id }
        await limitRate(context, 'askProvider', subjects)
        return c.json({ data: await payWithoutCode(context, member, { orderId, key }) })
      },
    )
}
