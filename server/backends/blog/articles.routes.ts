import { Hono } from 'hono'
import * as v from 'valibot'
import { articleListPageSchema, articlePageSchema } from '#server/contract/content.schema.ts'
import { findArticle, findFrontPageMeta, listArticles } from './articles.repository.ts'
import type { BlogContent } from './blog-content.ts'
import { readLocale } from './locale-query.ts'

export function createArticleRoutes(content: BlogContent) {
  return new Hono()
    .get('/articles', readLocale, async (c) => {
      const { locale } = c.req.valid('query')
      const [meta, articles] = await Promise.all([
        findFrontPageMeta(content, locale),
        listArticles(content, locale),
      ])
      return c.json(v.parse(articleListPageSchema, { meta, articles }))
    })
    .get('/articles/:slug', readLocale, async (c) => {
      const article = await findArticle(content, c.req.param('slug'), c.req.valid('query').locale)
      if (!article) return c.notFound()
      const { title, summary: description, keyword } = article
      return c.json(v.parse(articlePageSchema, { meta: { title, description, keyword }, article }))
    })
}
