import { integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Illustration } from '#server/contract/content.schema.ts'
import type { Promo } from '#server/contract/promo.schema.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { cmsSchema } from './cms-schema.ts'

/**
 * The texts of a promo, one row per promo and language. Its period and prices belong to the main
 * backend, under the same id. `position` orders promos that the main backend does not know.
 */
export const promoTable = cmsSchema.table(
  'promo',
  {
    id: text('id').notNull(),
    ...contentColumns,
    position: integer('position').notNull(),
    illustration: text('illustration').$type<Illustration>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    keyword: text('keyword').notNull(),
    introduction: jsonb('introduction').$type<Promo['introduction']>().notNull(),
    terms: jsonb('terms').$type<Promo['terms']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.locale] })],
)
