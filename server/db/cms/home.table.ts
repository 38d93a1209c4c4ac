import { jsonb, primaryKey } from 'drizzle-orm/pg-core'
import type { Closing, HomePage } from '#server/contract/content.schema.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { cmsSchema } from './cms-schema.ts'

/** The home page's texts, one row per language. */
export const homeTable = cmsSchema.table(
  'home',
  {
    ...contentColumns,
    hero: jsonb('hero').$type<HomePage['hero']>().notNull(),
    steps: jsonb('steps').$type<HomePage['steps']>().notNull(),
    questions: jsonb('questions').$type<HomePage['questions']>().notNull(),
    closing: jsonb('closing').$type<Closing>(),
  },
  (table) => [primaryKey({ columns: [table.locale] })],
)
