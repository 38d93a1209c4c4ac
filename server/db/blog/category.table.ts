import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { contentColumns } from '#server/db/content-columns.ts'
import { blogSchema } from './blog-schema.ts'

/** The name of a category in each language, and its position in the list. */
export const categoryTable = blogSchema.table(
  'category',
  {
    slug: text('slug').notNull(),
    ...contentColumns,
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
