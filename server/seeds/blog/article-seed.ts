import type { Article, ArticlePictureName } from '#server/contract/blog.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { CategorySlug } from './categories.ts'
import type { AuthorKey, ReviewerKey } from './people.ts'

type ArticleText = Pick<Article, 'title' | 'summary' | 'sections' | 'sources'> & {
  keyword: string
}

export type ArticleSeed = {
  slug: string
  /** Days between publication and the first start. */
  publishedDaysAgo: number
  category: CategorySlug
  /** Overrides the picture of the category. */
  picture?: ArticlePictureName
  author: AuthorKey
  reviewer: ReviewerKey
} & Record<ContentLocale, ArticleText>
