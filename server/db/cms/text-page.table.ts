import { date, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Closing } from '#server/contract/content.schema.ts'
import type { TextPage, TextSection } from '#server/contract/text-page.schema.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { cmsSchema } from './cms-schema.ts'

/**
 * Pages of plain text, one row per page and language. An editor who changes a legal page also sets
 * `valid_from`. Members must hear of the change before it applies (UU PDP art. 21).
 */
export const textPageTable = cmsSchema.table(
  'text_pages',
  {
    slug: text('slug').notNull(),
    ...contentColumns,
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    /** Replaces the title in search engines if set; `meta_description` replaces the lead. */
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    keyword: text('keyword').notNull(),
    validFrom: date('valid_from', { mode: 'string' }),
    sections: jsonb('sections').$type<TextSection[]>().notNull(),
    closing: jsonb('closing').$type<Closing>(),
    sources: jsonb('sources').$type<TextPage['sources']>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
