import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { goodwillWishSchema, payoutWishSchema } from '#server/contract/admin-refund.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  decideApproval,
  proposeGoodwill,
  proposePayout,
  readRefund,
  readRefunds,
} from './admin-refunds.server.ts'

export const getRefunds = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readRefunds(context))

export const getRefund = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => readRefund(context, data.id))

export const sendPayout = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(payoutWishSchema))
  .handler(({ data, context }) => proposePayout(context, data))

export const sendGoodwill = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(goodwillWishSchema))
  .handler(({ data, context }) => proposeGoodwill(context, data))

export const sendDecision = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ approvalId: pathIdSchema, ...decisionSchema.entries })))
  .handler(({ data, context }) => decideApproval(context, data))
