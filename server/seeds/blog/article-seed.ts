import type { Article } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

type ArticleText = Pick<Article, 'category' | 'title' | 'summary' | 'sections' | 'sources'> & {
  keyword: string
}

export type ArticleSeed = {
  slug: string
  /** How long before the first start the article counts as published. */
  publishedDaysAgo: number
} & Record<ContentLocale, ArticleText>
