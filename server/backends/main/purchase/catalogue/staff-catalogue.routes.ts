import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  priceWishSchema,
  saleChangeSchema,
  soldServiceDetailSchema,
  soldServicesSchema,
} from '#server/contract/admin-catalogue.schema.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { askPrice, changeSale, decidePrice } from './price-change.service.ts'
import { readSoldService, readSoldServices } from './sold-service.service.ts'

export function createStaffCatalogueRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/services',
      adminCall(context, {
        does: 'Lists all services with their prices of now and later.',
        answers: soldServicesSchema,
        permission: 'prices.propose',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: await readSoldServices(context) }),
    )
    .get(
      '/v1/admin/services/:id',
      adminCall(context, {
        does: 'Returns a service with its prices, and what a change of them meets.',
        answers: soldServiceDetailSchema,
        permission: 'prices.propose',
        audit: 'impersonal',
      }),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_PRODUCT_SERVICE_ID')
        const me = c.get('staff').userId
        return c.json({ data: await readSoldService(context, { id, me }) })
      },
    )
    .post(
      '/v1/admin/services/:id/sale',
      adminCall(context, {
        does: 'Takes a service off sale, or puts it on sale again.',
        answers: v.null(),
        permission: 'prices.decide',
        audit: 'sale_changed',
        about: 'service',
        needsStepUp: true,
      }),
      validate('json', saleChangeSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_PRODUCT_SERVICE_ID')
        await changeSale(context, c.get('act'), { id, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/prices',
      adminCall(context, {
        does: 'Asks a second person for the price of a service from a moment on.',
        answers: v.null(),
        permission: 'prices.propose',
        audit: 'price_proposed',
        about: 'service',
        needsStepUp: true,
      }),
      validate('json', priceWishSchema),
      async (c) => {
        await askPrice(context, c.get('act'), c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/price-approvals/:id/decision',
      adminCall(context, {
        does: 'Approves or refuses a price that another person proposed.',
        answers: v.null(),
        permission: 'prices.decide',
        audit: 'price_decided',
        about: 'approval',
        needsStepUp: true,
      }),
      validate('json', decisionSchema),
      async (c) => {
        const approvalId = readPathId(c.req.param('id'), 'ERR_NO_APPROVAL')
        await decidePrice(context, c.get('act'), { approvalId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
