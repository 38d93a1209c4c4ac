import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { priceWishSchema, saleChangeSchema } from '#server/contract/admin-catalogue.schema.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  changeSale,
  decidePrice,
  proposePrice,
  readService,
  readServices,
} from './admin-catalogue.server.ts'

export const getServices = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readServices(context))

export const getService = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => readService(context, data.id))

export const sendPrice = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(priceWishSchema))
  .handler(({ data, context }) => proposePrice(context, data))

export const sendPriceDecision = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ approvalId: pathIdSchema, ...decisionSchema.entries })))
  .handler(({ data, context }) => decidePrice(context, data))

export const sendSale = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, ...saleChangeSchema.entries })))
  .handler(({ data, context }) => changeSale(context, data))
