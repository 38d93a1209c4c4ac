import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { refundAccountSchema, refundRequestSchema } from '#server/contract/refund.schema.ts'
import { giveRefundAccount, readRefund, requestRefund } from './refund.server.ts'

export const getRefund = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => readRefund(context, data.id))

export const sendRefundRequest = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: pathIdSchema, ...refundRequestSchema.entries })))
  .handler(({ data, context }) => requestRefund(context, data))

export const sendRefundAccount = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: pathIdSchema, ...refundAccountSchema.entries })))
  .handler(({ data, context }) => giveRefundAccount(context, data))
