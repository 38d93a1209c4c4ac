import { sql } from 'drizzle-orm'
import { check, date, index, primaryKey } from 'drizzle-orm/pg-core'
import { countedFoodColumns } from './counted-food-columns.ts'
import { mainSchema } from './main-schema.ts'

/**
 * A food that a member ate, with a snapshot of its values. The member's device makes the id; a
 * second write under the same id replaces the entry. Health data: never log it.
 */
export const foodEntryTable = mainSchema.table(
  'food_entries',
  {
    ...countedFoodColumns(),
    eatenOn: date('eaten_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.id] }),
    index('food_entries_of_day').on(table.trackerId, table.eatenOn),
    check('food_entries_weight', sql`${table.grams} > 0`),
  ],
)
