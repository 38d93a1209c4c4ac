import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Nutritionist } from '#server/contract/nutritionist.schema.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { cmsSchema } from './cms-schema.ts'
import { nutritionistTable } from './nutritionist.table.ts'

/** A nutritionist's texts, one row per language. */
export const nutritionistTextTable = cmsSchema.table(
  'nutritionist_text',
  {
    slug: text('slug')
      .notNull()
      .references(() => nutritionistTable.slug),
    ...contentColumns,
    headline: text('headline').notNull(),
    biography: jsonb('biography').$type<Nutritionist['biography']>().notNull(),
    education: jsonb('education').$type<Nutritionist['education']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
