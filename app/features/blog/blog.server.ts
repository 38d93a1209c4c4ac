import * as v from 'valibot'
import { cleanHtml } from '#app/clients/clean-html.server.ts'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { articleListPageSchema, articlePageSchema } from '#server/contract/blog.schema.ts'
import type { BlogSearch } from './blog-search.ts'

/** One leading article and three full rows. */
const articlesPerPage = '10'
/** Articles on the home page. */
const latestCount = 3

/** An article with cleaned HTML and only http(s) sources. */
const shownArticlePageSchema = v.pipe(
  articlePageSchema,
  v.transform((page) => ({
    ...page,
    article: {
      ...page.article,
      sections: page.article.sections.map((section) => ({
        ...section,
        html: cleanHtml(section.html),
      })),
      sources: page.article.sources.filter(({ url }) => /^https?:\/\//i.test(url)),
    },
  })),
)

export function readArticleList({ backends }: SiteContext, search: BlogSearch = {}) {
  const filters = Object.entries(search).filter((entry): entry is [string, string] => !!entry[1])
  return readPublic(backends.blog, 'articles', articleListPageSchema, {
    locale: getLocale(),
    limit: articlesPerPage,
    ...Object.fromEntries(filters),
  })
}

export type LatestArticles = Awaited<ReturnType<typeof readLatestArticles>>

/** For pages about something else: returns a failure instead of throwing if the blog is down. */
export async function readLatestArticles(context: SiteContext) {
  const list = await undefinedIfFailed(context, readArticleList(context))
  if (!list) return { kind: 'unavailable' as const }
  return { kind: 'available' as const, articles: list.articles.slice(0, latestCount) }
}

/** Returns null if the article does not exist in the visitor's language. */
export async function readArticle({ backends }: SiteContext, slug: string) {
  if (!isPathId(slug)) return null
  return nullIfNotFound(
    readPublic(backends.blog, `articles/${slug}`, shownArticlePageSchema, { locale: getLocale() }),
  )
}
