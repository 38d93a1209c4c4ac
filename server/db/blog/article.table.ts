import { date, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { type Article, articlePictureSchema } from '#server/contract/blog.schema.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { blogSchema } from './blog-schema.ts'

/**
 * One row per article and language; both languages of an article share its slug, for ever. An
 * article without a reviewer has not been checked; with one it has all three columns of the review.
 */
export const articleTable = blogSchema.table(
  'article',
  {
    slug: text('slug').notNull(),
    ...contentColumns,
    /** Slug of a category; an unknown one is shown as it stands here. */
    category: text('category').notNull(),
    /** What its picture shows; null for the picture of the category. */
    picture: text('picture', { enum: articlePictureSchema.options }),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    keyword: text('keyword').notNull(),
    author: text('author').notNull(),
    authorRole: text('author_role').notNull().default(''),
    reviewer: text('reviewer'),
    reviewerCredentials: text('reviewer_credentials'),
    reviewedOn: date('reviewed_on', { mode: 'string' }),
    sections: jsonb('sections').$type<Article['sections']>().notNull(),
    sources: jsonb('sources').$type<Article['sources']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
