import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { blogSchema } from './blog-schema.ts'

/** What a category is called in each language, and where it stands among the others. */
export const categoryTable = blogSchema.table(
  'category',
  {
    slug: text('slug').notNull(),
    locale: text('locale').$type<ContentLocale>().notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
