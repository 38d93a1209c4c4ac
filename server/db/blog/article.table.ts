import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Article } from '#server/contract/content.schema.ts'
import { blogSchema } from './blog-schema.ts'
import { contentColumns } from './content-columns.ts'

/** One row per article and language; both languages of an article share its slug, for ever. */
export const articleTable = blogSchema.table(
  'article',
  {
    slug: text('slug').notNull(),
    ...contentColumns,
    category: text('category').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    keyword: text('keyword').notNull(),
    author: text('author').notNull(),
    sections: jsonb('sections').$type<Article['sections']>().notNull(),
    sources: jsonb('sources').$type<Article['sources']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
