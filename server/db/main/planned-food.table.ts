import { sql } from 'drizzle-orm'
import { check, date, index, primaryKey } from 'drizzle-orm/pg-core'
import { countedFoodColumns } from './counted-food-columns.ts'
import { mainSchema } from './main-schema.ts'

/**
 * What is to be eaten on a day, with its food as it was counted then. It is eaten once `food_entries`
 * has an entry with its id, and comes back when that is deleted. Health data: never in a log.
 */
export const plannedFoodTable = mainSchema.table(
  'planned_foods',
  {
    ...countedFoodColumns(),
    plannedOn: date('planned_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.id] }),
    index('planned_foods_of_day').on(table.trackerId, table.plannedOn),
    check('planned_foods_weight', sql`${table.grams} > 0`),
  ],
)
