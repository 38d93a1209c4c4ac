import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { withLocale } from '#app/i18n/locale-path.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale, isLocale, type Locale } from '#app/i18n/paraglide/runtime.js'
import { articleListPageSchema } from '#server/contract/blog.schema.ts'
import { rssOf } from './rss-feed.ts'

/** Newest articles in a feed. */
const feedLength = '20'
/** Retry-After while the blog is down. */
const retryAfterSeconds = '300'

/** Answers the feed in the language of the query, else of the visitor. */
export async function answerRss(request: Request, context: SiteContext): Promise<Response> {
  const requestedLocale = new URL(request.url).searchParams.get('locale')
  const locale = isLocale(requestedLocale) ? requestedLocale : getLocale()
  try {
    const feed = await writeFeed(context, locale)
    const headers = {
      'content-type': 'application/rss+xml; charset=utf-8',
      // These headers choose the language if the query does not.
      ...(locale !== requestedLocale && { vary: 'Accept-Language, Cookie' }),
    }
    return new Response(feed, { headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': retryAfterSeconds,
    }
    return new Response(m.blog_feed_failed({}, { locale }), { status: 503, headers })
  }
}

async function writeFeed({ backends, settings }: SiteContext, locale: Locale): Promise<string> {
  const { meta, articles } = await readPublic(backends.blog, 'articles', articleListPageSchema, {
    locale,
    limit: feedLength,
  })
  const addressOf = (path: string) =>
    new URL(settings.LOCALE_PREFIX ? withLocale(path, locale) : path, settings.PUBLIC_ORIGIN).href
  return rssOf({
    title: `${meta.title || m.blog_meta_title({}, { locale })} – ${settings.PRODUCT_NAME}`,
    description: meta.description || m.blog_list_text({}, { locale }),
    language: locale,
    url: addressOf('/blog'),
    feedUrl: new URL(`/blog/rss.xml?locale=${locale}`, settings.PUBLIC_ORIGIN).href,
    items: articles.map(({ slug, title, summary, category, publishedOn }) => ({
      title,
      url: addressOf(`/blog/${encodeURIComponent(slug)}`),
      description: summary,
      category: category.name,
      publishedOn,
    })),
  })
}
