import { integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Illustration } from '#server/contract/content.schema.ts'
import type { Promo } from '#server/contract/promo.schema.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { cmsSchema } from './cms-schema.ts'

/**
 * What is said of a promo, one row per promo and language. When it holds and what it costs are the
 * main backend's, under the same id; `position` orders what that backend does not know.
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
