import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { readArticle, readArticleList, readLatestArticles } from './blog.server.ts'
import { blogSearchSchema } from './blog-search.schema.ts'

export const getArticleList = createServerFn({ method: 'GET' })
  .validator(inputOf(blogSearchSchema))
  .handler(({ data, context }) => readArticleList(context, data))

export const getLatestArticles = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readLatestArticles(context),
)

export const getArticle = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ slug: v.string() })))
  .handler(({ data, context }) => readArticle(context, data.slug))
