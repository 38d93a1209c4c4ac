import { vValidator } from '@hono/valibot-validator'
import { Hono } from 'hono'
import * as v from 'valibot'
import { readLocale } from '#server/backends/locale-query.ts'
import {
  articleListPageSchema,
  articleListQuerySchema,
  articlePageSchema,
} from '#server/contract/blog.schema.ts'
import {
  findArticle,
  findFrontPageMeta,
  listArticles,
  listCategories,
  listRelated,
} from './articles.repository.ts'
import type { BlogContent } from './blog-content.ts'

/** Reads the query of a list; an impossible filter or page is a bad request. */
const readListQuery = vValidator('query', articleListQuerySchema, (result, c) => {
  if (!result.success) return c.json({ message: 'Bad Request' }, 400)
})

export function createArticleRoutes(content: BlogContent) {
  return new Hono()
    .get('/articles', readListQuery, async (c) => {
      const query = c.req.valid('query')
      const [meta, categories, { articles, total }] = await Promise.all([
        findFrontPageMeta(content, query.locale),
        listCategories(content, query.locale),
        listArticles(content, query),
      ])
      const pageCount = Math.max(1, Math.ceil(total / query.limit))
      const { page } = query
      return c.json(
        v.parse(articleListPageSchema, { meta, articles, categories, page, pageCount, total }),
      )
    })
    .get('/articles/:slug', readLocale, async (c) => {
      const { locale } = c.req.valid('query')
      const article = await findArticle(content, c.req.param('slug'), locale)
      if (!article) return c.notFound()
      const { title, summary: description, keyword } = article
      const related = await listRelated(content, article, locale)
      const meta = { title, description, keyword }
      return c.json(v.parse(articlePageSchema, { meta, article, related }))
    })
}
