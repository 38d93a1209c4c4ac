import * as v from 'valibot'
import { pageMetaSchema } from './content.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { pathIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { mostSearchCharacters } from './search-limits.ts'
import { lineUpTo } from './typed-text.schema.ts'

const categorySchema = v.object({ slug: pathIdSchema, name: v.string() })

/** What an article's picture shows. The site owns the pictures. */
export const articlePictureSchema = v.picklist([
  'four-shares',
  'seasonings',
  'food-label',
  'protein',
  'week',
  'notebook',
  'blood-pressure',
  'lab-tube',
  'waist-tape',
  'scale',
])
export type ArticlePictureName = v.InferOutput<typeof articlePictureSchema>

const articleSummarySchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  category: v.object({ slug: v.string(), name: v.string() }),
  readingMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  publishedOn: isoDateSchema,
  /** The day of a review after publication. */
  changedOn: v.optional(isoDateSchema),
  /** The site falls back to the category's picture if this is absent or unknown. */
  picture: v.optional(v.fallback(v.optional(articlePictureSchema), undefined)),
})
export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>
/** What an article's picture depends on. */
export type PicturedArticle = Pick<ArticleSummary, 'slug' | 'picture'> & {
  category: Pick<ArticleSummary['category'], 'slug'>
}

/** The file name of one of the site's films. */
export const filmSchema = v.picklist(['isi-piringku'])
export type FilmName = v.InferOutput<typeof filmSchema>

const articleSchema = v.object({
  ...articleSummarySchema.entries,
  /** An empty string means that the role or credentials are unknown. */
  author: v.object({ name: v.string(), role: v.string() }),
  /** The reviewer of the facts, and the day of the review. Null if the article has no fact check. */
  review: v.nullable(
    v.object({
      reviewer: v.string(),
      credentials: v.string(),
      reviewedOn: isoDateSchema,
    }),
  ),
  /**
   * `html` holds only what `rich-text.ts` allows. The site leaves out a film that it does not have.
   */
  sections: v.array(
    v.object({
      heading: v.string(),
      html: v.string(),
      film: v.optional(v.fallback(v.optional(filmSchema), undefined)),
    }),
  ),
  sources: v.array(v.object({ title: v.string(), url: v.string() })),
})
export type Article = v.InferOutput<typeof articleSchema>

/** Query of GET /articles. An absent parameter does not filter. */
export const articleListQuerySchema = v.object({
  locale: v.optional(localeSchema, 'en'),
  category: v.optional(pathIdSchema),
  q: v.optional(lineUpTo(mostSearchCharacters)),
  page: v.optional(countUpTo(1_000), '1'),
  limit: v.optional(countUpTo(50), '8'),
})
export type ArticleListQuery = v.InferOutput<typeof articleListQuerySchema>

/** GET /articles?locale=…&category=…&q=…&page=…&limit=…, newest first. */
export const articleListPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  articles: v.array(articleSummarySchema),
  /** Every category with an article, regardless of the filters. */
  categories: v.optional(v.array(categorySchema), []),
  page: v.optional(v.number(), 1),
  pageCount: v.optional(v.number(), 1),
  /** The number of articles on all pages. */
  total: v.number(),
})
export type ArticleListPage = v.InferOutput<typeof articleListPageSchema>

/** GET /articles/{slug}?locale=… Fails with 404 if the article does not exist in that language. */
export const articlePageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  article: articleSchema,
  /** What to read next. */
  related: v.optional(v.array(articleSummarySchema), []),
})
export type ArticlePageContent = v.InferOutput<typeof articlePageSchema>

function countUpTo(most: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(most),
  )
}
