import { date, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { type Article, articlePictureSchema } from '#server/contract/blog.schema.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { blogSchema } from './blog-schema.ts'

/**
 * One row per article and language; both languages share the permanent slug. An article without a
 * reviewer is unreviewed; a reviewed one has all three review columns.
 */
export const articleTable = blogSchema.table(
  'article',
  {
    slug: text('slug').notNull(),
    ...contentColumns,
    /** The slug of a category; readers see an unknown slug as it is. */
    category: text('category').notNull(),
    /** Null for the picture of the category. */
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
