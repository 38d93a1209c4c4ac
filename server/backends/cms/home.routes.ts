import { Hono } from 'hono'
import * as v from 'valibot'
import { readLocale } from '#server/backends/locale-query.ts'
import { homePageSchema } from '#server/contract/content.schema.ts'
import type { CmsContent } from './cms-content.ts'
import { findHome } from './home.repository.ts'
import { findHomeMeta } from './page-meta.repository.ts'

export function createHomeRoutes(content: CmsContent) {
  return new Hono().get('/home', readLocale, async (c) => {
    const { locale } = c.req.valid('query')
    const [meta, home] = await Promise.all([
      findHomeMeta(content, locale),
      findHome(content, locale),
    ])
    if (!home) return c.notFound()
    return c.json(v.parse(homePageSchema, { ...home, ...meta }))
  })
}
