import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { priceWishSchema, saleChangeSchema } from '#server/contract/admin-catalogue.schema.ts'
import { pkpWishSchema } from '#server/contract/admin-pkp.schema.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  changeSale,
  decidePkpStatus,
  decidePrice,
  proposePkpStatus,
  proposePrice,
  readPkpDesk,
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

export const getPkpDesk = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readPkpDesk(context))

export const sendPkpStatus = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(pkpWishSchema))
  .handler(({ data, context }) => proposePkpStatus(context, data))

export const sendPkpDecision = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ approvalId: pathIdSchema, ...decisionSchema.entries })))
  .handler(({ data, context }) => decidePkpStatus(context, data))
