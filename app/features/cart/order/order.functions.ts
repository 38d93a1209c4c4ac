import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { clientIdSchema, idSchema, pathIdSchema } from '#server/contract/ids.schema.ts'
import { promoCodeSchema } from '#server/contract/promo-code.schema.ts'
import {
  orderCreationSchema,
  orderedSessionSchema,
  orderSubjectSchema,
  otpVerificationSchema,
} from '#server/contract/purchase.schema.ts'
import { dropCart, listOpenOrders, saveCart } from './cart.server.ts'
import { checkOrder, openPayment, placeOrder, sendCode, verifyCode } from './order.server.ts'

const choiceEntries = {
  subject: orderSubjectSchema,
  promoCode: v.optional(promoCodeSchema),
  nutritionist: v.optional(idSchema),
  session: v.optional(orderedSessionSchema),
}

export const getCheckedOrder = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object(choiceEntries)))
  .handler(({ data, context }) => checkOrder(context, data))

export const getOpenOrders = createServerFn({ method: 'GET' }).handler(({ context }) =>
  listOpenOrders(context),
)

export const sendCart = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ productServiceId: idSchema })))
  .handler(({ data, context }) => saveCart(context, data.productServiceId))

export const sendCartRemoval = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ cartId: pathIdSchema })))
  .handler(({ data, context }) => dropCart(context, data.cartId))

export const sendOrder = createServerFn({ method: 'POST' })
  .validator(
    inputOf(
      v.object({
        ...choiceEntries,
        age: orderCreationSchema.entries.age,
        expectedTotalRupiah: orderCreationSchema.entries.expectedTotalRupiah,
        idempotencyKey: clientIdSchema,
      }),
    ),
  )
  .handler(({ data, context }) => placeOrder(context, data))

export const requestCode = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ orderId: pathIdSchema })))
  .handler(({ data, context }) => sendCode(context, data.orderId))

export const sendVerification = createServerFn({ method: 'POST' })
  .validator(
    inputOf(
      v.object({
        orderId: pathIdSchema,
        idempotencyKey: clientIdSchema,
        ...otpVerificationSchema.entries,
      }),
    ),
  )
  .handler(({ data, context }) => verifyCode(context, data))

export const sendPayment = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ orderId: pathIdSchema, idempotencyKey: idSchema })))
  .handler(({ data, context }) => openPayment(context, data))
