import { vValidator } from '@hono/valibot-validator'
import { Hono } from 'hono'
import * as v from 'valibot'
import { readLocale } from '#server/backends/locale-query.ts'
import {
  nutritionistListSchema,
  nutritionistPageSchema,
  nutritionistQuerySchema,
} from '#server/contract/nutritionist.schema.ts'
import type { CmsContent } from './cms-content.ts'
import { findNutritionist, findNutritionists } from './nutritionists.service.ts'

/** An impossible filter is a bad request; a filter without matches is an empty list. */
const readFilters = vValidator('query', nutritionistQuerySchema, (result, c) => {
  if (!result.success) return c.json({ message: 'Bad Request' }, 400)
})

export function createNutritionistRoutes(content: CmsContent) {
  return new Hono()
    .get('/nutritionists', readFilters, async (c) => {
      const list = await findNutritionists(content, c.req.valid('query'))
      return c.json(v.parse(nutritionistListSchema, list))
    })
    .get('/nutritionists/:slug{[a-z0-9-]+}', readLocale, async (c) => {
      const { locale } = c.req.valid('query')
      const nutritionist = await findNutritionist(content, c.req.param('slug'), locale)
      if (!nutritionist) return c.notFound()
      return c.json(v.parse(nutritionistPageSchema, { nutritionist }))
    })
}
