import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { clientIdSchema, pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  cancelPurchase,
  changeMethod,
  checkPayment,
  findPurchase,
  listPurchases,
} from './transaction.server.ts'

const keyedSchema = v.object({
  id: pathIdSchema,
  idempotencyKey: clientIdSchema,
})

export const getPurchases = createServerFn({ method: 'GET' }).handler(({ context }) =>
  listPurchases(context),
)

export const getPurchase = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => findPurchase(context, data.id))

export const sendCancellation = createServerFn({ method: 'POST' })
  .validator(inputOf(keyedSchema))
  .handler(({ data, context }) => cancelPurchase(context, data))

export const sendPaymentCheck = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => checkPayment(context, data.id))

export const sendMethodChange = createServerFn({ method: 'POST' })
  .validator(inputOf(keyedSchema))
  .handler(({ data, context }) => changeMethod(context, data))
