import { integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Illustration, Program } from '#server/contract/content.schema.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { cmsSchema } from './cms-schema.ts'

/**
 * One row per program and language. The slug is the same in every language and never changes:
 * prices, orders and links refer to it. `position` orders the list.
 */
export const programTable = cmsSchema.table(
  'program',
  {
    slug: text('slug').notNull(),
    ...contentColumns,
    position: integer('position').notNull(),
    illustration: text('illustration').$type<Illustration>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    keyword: text('keyword').notNull(),
    introduction: jsonb('introduction').$type<Program['introduction']>().notNull(),
    suitableFor: jsonb('suitable_for').$type<Program['suitableFor']>().notNull(),
    notSuitableFor: jsonb('not_suitable_for').$type<Program['notSuitableFor']>().notNull(),
    needs: jsonb('needs').$type<Program['needs']>().notNull().default([]),
    includes: jsonb('includes').$type<Program['includes']>().notNull(),
    steps: jsonb('steps').$type<Program['steps']>().notNull(),
    week: jsonb('week').$type<Program['week']>().notNull().default([]),
    questions: jsonb('questions').$type<Program['questions']>().notNull().default([]),
    sources: jsonb('sources').$type<Program['sources']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
