import { Hono } from 'hono'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { promotionListSchema, promotionQuerySchema } from '#server/contract/promo.schema.ts'
import { listPromotions } from './promotion.service.ts'

export function createPromotionRoutes(context: MainContext) {
  return new Hono().get(
    '/v1/promotions',
    documentCall({
      does: 'Lists the promotions with their period and prices, or the one that is named.',
      answers: promotionListSchema,
      needs: 'nothing',
    }),
    validate('query', promotionQuerySchema),
    async (c) =>
      c.json({ data: await listPromotions(context, c.req.valid('query')['promotion-id']) }),
  )
}
