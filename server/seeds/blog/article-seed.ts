import type { Article, ArticlePictureName } from '#server/contract/blog.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { CategorySlug } from './categories.ts'
import type { AuthorKey, ReviewerKey } from './people.ts'

type ArticleText = Pick<Article, 'title' | 'summary' | 'sections' | 'sources'> & {
  keyword: string
}

export type ArticleSeed = {
  slug: string
  /** How long before the first start the article counts as published. */
  publishedDaysAgo: number
  category: CategorySlug
  /** One of its own; else it has that of its category. */
  picture?: ArticlePictureName
  author: AuthorKey
  reviewer: ReviewerKey
} & Record<ContentLocale, ArticleText>
