import { Hono } from 'hono'
import * as v from 'valibot'
import { readLocale } from '#server/backends/locale-query.ts'
import { textPageAnswerSchema } from '#server/contract/text-page.schema.ts'
import type { CmsContent } from './cms-content.ts'
import { findTextPage } from './text-pages.repository.ts'

export function createTextPageRoutes(content: CmsContent) {
  return new Hono().get('/text-pages/:slug{[a-z0-9-]+}', readLocale, async (c) => {
    const page = await findTextPage(content, c.req.param('slug'), c.req.valid('query').locale)
    if (!page) return c.notFound()
    const meta = {
      title: page.metaTitle ?? page.title,
      description: page.metaDescription ?? page.lead,
      keyword: page.keyword,
    }
    return c.json(v.parse(textPageAnswerSchema, { meta, page }))
  })
}
