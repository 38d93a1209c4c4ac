import { sql } from 'drizzle-orm'
import { check, date, index, primaryKey } from 'drizzle-orm/pg-core'
import { countedFoodColumns } from './counted-food-columns.ts'
import { mainSchema } from './main-schema.ts'

/**
 * What was eaten. The id was made on the member's device; an entry written again under it takes the
 * place of the first. It holds its food as it was counted then. Health data: never in a log.
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
