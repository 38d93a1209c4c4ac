import { primaryKey, text } from 'drizzle-orm/pg-core'
import { contentColumns } from '#server/db/content-columns.ts'
import { blogSchema } from './blog-schema.ts'

/** The SEO texts of the article list, one row per language. */
export const frontPageTable = blogSchema.table(
  'front_page',
  {
    ...contentColumns,
    title: text('title').notNull(),
    description: text('description').notNull(),
    keyword: text('keyword').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale] })],
)
