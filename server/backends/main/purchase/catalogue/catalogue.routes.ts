import { Hono } from 'hono'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  productServiceListSchema,
  productServiceQuerySchema,
} from '#server/contract/purchase.schema.ts'
import { atPriceOfToday } from './price-of-today.ts'
import { listProductServices } from './product-service.repository.ts'

export function createCatalogueRoutes(context: MainContext) {
  return new Hono().get(
    '/v1/product-services',
    documentCall({
      does: 'Lists the services of one program, or of all programs.',
      answers: productServiceListSchema,
      needs: 'nothing',
    }),
    validate('query', productServiceQuerySchema),
    async (c) => {
      const services = await listProductServices(context.db, c.req.valid('query')['program-slug'])
      return c.json({ data: await atPriceOfToday(context, context.db, services) })
    },
  )
}
