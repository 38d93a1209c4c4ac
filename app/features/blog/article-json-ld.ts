import { createIsomorphicFn } from '@tanstack/react-start'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { breadcrumbJsonLd, jsonLd } from '#app/seo/json-ld.ts'
import { sharePictureUrl } from '#app/seo/share-picture.ts'
import type { Article } from '#server/contract/blog.schema.ts'

type Place = {
  settings: Pick<PublicSettings, 'productName' | 'publicOrigin' | 'productSlug'>
  /** The article's own address, and that of the list. */
  url: string
  listUrl: string
}

/** What search engines read of an article: itself, and where it stands. */
export const articleJsonLd = createIsomorphicFn()
  .server((article: Article, { settings, url, listUrl }: Place) => {
    const { productName, publicOrigin } = settings
    return [
      jsonLd({
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        articleSection: article.category.name,
        inLanguage: getLocale(),
        datePublished: article.publishedOn,
        dateModified: article.changedOn ?? article.publishedOn,
        author: { '@type': 'Person', name: article.author.name },
        publisher: { '@type': 'Organization', name: productName, url: publicOrigin },
        image: sharePictureUrl(settings, `/blog/${article.slug}`),
        mainEntityOfPage: url,
        citation: article.sources.map((source) => source.url),
      }),
      breadcrumbJsonLd([
        { name: productName, url: publicOrigin },
        { name: m.blog_meta_title(), url: listUrl },
        { name: article.title, url },
      ]),
    ]
  })
  .client(() => [])
