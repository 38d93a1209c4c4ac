import { vValidator } from '@hono/valibot-validator'
import { Hono } from 'hono'
import * as v from 'valibot'
import { textPageAnswerSchema, textPageQuerySchema } from '#server/contract/text-page.schema.ts'
import type { CmsContent } from './cms-content.ts'
import { findPageAt, listEditions } from './text-page-editions.repository.ts'
import { findTextPage } from './text-pages.repository.ts'

const readQuery = vValidator('query', textPageQuerySchema, (result, c) => {
  if (!result.success) return c.json({ message: 'Bad Request' }, 400)
})

export function createTextPageRoutes(content: CmsContent) {
  return new Hono().get('/text-pages/:slug{[a-z0-9-]+}', readQuery, async (c) => {
    const { locale, edition, at } = c.req.valid('query')
    const slug = c.req.param('slug')
    const [current, editions] = await Promise.all([
      findTextPage(content, slug, locale),
      listEditions(content, slug, locale),
    ])
    const page = at
      ? await findPageAt(content, { slug, locale, at: new Date(at) })
      : edition
        ? editions.find(({ validFrom }) => validFrom === edition)?.page
        : current
    if (!page) return c.notFound()
    const meta = {
      title: page.metaTitle ?? page.title,
      description: page.metaDescription ?? page.lead,
      keyword: page.keyword,
    }
    const days = editions.map(({ validFrom }) => validFrom)
    return c.json(v.parse(textPageAnswerSchema, { meta, page, editions: days }))
  })
}
