import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { articleListPageSchema, articlePageSchema } from '#server/contract/content.schema.ts'

/** How many articles stand on the home page. */
const latestCount = 3

export function readArticleList({ backends }: SiteContext) {
  return readPublic(backends.blog, 'articles', articleListPageSchema, { locale: getLocale() })
}

/** For pages that are about something else: a blog that is down is said, not thrown. */
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

/** Null when there is no such article in the visitor's language. */
export async function readArticle({ backends }: SiteContext, slug: string) {
  if (!isPathId(slug)) return null
  try {
    return await readPublic(backends.blog, `articles/${slug}`, articlePageSchema, {
      locale: getLocale(),
    })
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
