import { vValidator } from '@hono/valibot-validator'
import { Hono } from 'hono'
import * as v from 'valibot'
import { readLocale } from '#server/backends/locale-query.ts'
import {
  promoDetailPageSchema,
  promoDetailQuerySchema,
  promoListPageSchema,
} from '#server/contract/promo.schema.ts'
import type { CmsContent } from './cms-content.ts'
import { findPageMeta } from './page-meta.repository.ts'
import { findPromo, listPromos } from './promos.repository.ts'

const readDetailQuery = vValidator('query', promoDetailQuerySchema, (result, c) => {
  if (!result.success) return c.json({ message: 'Bad Request' }, 400)
})

export function createPromoRoutes(content: CmsContent) {
  return new Hono()
    .get('/promos', readLocale, async (c) => {
      const promos = await listPromos(content, c.req.valid('query').locale)
      return c.json(v.parse(promoListPageSchema, { promos }))
    })
    .get('/promo-detail', readDetailQuery, async (c) => {
      const { locale, id } = c.req.valid('query')
      const promo = id === undefined ? undefined : await findPromo(content, id, locale)
      const meta = promo
        ? { title: promo.title, description: promo.summary, keyword: promo.keyword }
        : await findPageMeta(content, 'promo-detail', locale)
      return c.json(v.parse(promoDetailPageSchema, { meta, promo }))
    })
}
