import * as v from 'valibot'
import { cleanHtml } from '#app/clients/clean-html.server.ts'
import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
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
  const asked = Object.entries(search).filter((entry): entry is [string, string] => !!entry[1])
  return readPublic(backends.blog, 'articles', articleListPageSchema, {
    locale: getLocale(),
    limit: articlesPerPage,
    ...Object.fromEntries(asked),
  })
}

export type LatestArticles = Awaited<ReturnType<typeof readLatestArticles>>

/** For pages about something else: returns a failure instead of throwing if the blog is down. */
export async function readLatestArticles(context: SiteContext) {
  try {
    const { articles } = await readArticleList(context)
    return { kind: 'available' as const, articles: articles.slice(0, latestCount) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return { kind: 'unavailable' as const }
  }
}

/** Returns null if the article does not exist in the visitor's language. */
export async function readArticle({ backends }: SiteContext, slug: string) {
  if (!isPathId(slug)) return null
  try {
    return await readPublic(backends.blog, `articles/${slug}`, shownArticlePageSchema, {
      locale: getLocale(),
    })
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
