import { text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/** A food table that the operator imported, and why the site may use it. */
export const foodSourceTable = mainSchema.table('food_sources', {
  /** Such as `tkpi`. */
  id: text('id').primaryKey(),
  edition: text('edition').notNull(),
  /** The permission in the operator's words: who gave it, and when. */
  permission: text('permission').notNull(),
  importedAt: moment('imported_at').notNull(),
})
