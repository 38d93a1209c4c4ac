import { primaryKey, text } from 'drizzle-orm/pg-core'
import { blogSchema } from './blog-schema.ts'
import { contentColumns } from './content-columns.ts'

/** What search engines and shared links show of the list of articles, one row per language. */
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
