import { createIsomorphicFn } from '@tanstack/react-start'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { breadcrumbJsonLd, jsonLd } from '#app/seo/json-ld.ts'
import { pageUrl } from '#app/seo/page-url.ts'
import { sharePictureUrl } from '#app/seo/share-picture.ts'
import type { ArticlePageContent } from '#server/contract/blog.schema.ts'

type ArticlePage = { settings: PublicSettings; article: ArticlePageContent['article'] | undefined }

/** Structured data of an article and its breadcrumb. */
export const articleStructuredData = createIsomorphicFn()
  .server(({ settings, article }: ArticlePage) => {
    if (!article) return []
    const { productName, publicOrigin } = settings
    const path = `/blog/${article.slug}`
    const url = pageUrl(settings, path)
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
        image: sharePictureUrl(settings, path),
        mainEntityOfPage: url,
        citation: article.sources.map((source) => source.url),
      }),
      breadcrumbJsonLd([
        { name: productName, url: publicOrigin },
        { name: m.blog_meta_title(), url: pageUrl(settings, '/blog') },
        { name: article.title, url },
      ]),
    ]
  })
  .client(() => [])
