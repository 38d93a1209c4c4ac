import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { readArticle, readArticleList } from './blog.server.ts'
import { type BlogSearch, readBlogSearch } from './blog-search.ts'

/** The call accepts the same values as the page's query. */
const blogSearchSchema = v.pipe(v.custom<BlogSearch>(isObject), v.transform(readBlogSearch))

export const getArticleList = createServerFn({ method: 'GET' })
  .validator(inputOf(blogSearchSchema))
  .handler(({ data, context }) => readArticleList(context, data))

export const getArticle = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ slug: v.string() })))
  .handler(({ data, context }) => readArticle(context, data.slug))

function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null
}
