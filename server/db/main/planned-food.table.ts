import { sql } from 'drizzle-orm'
import { check, date, index, primaryKey } from 'drizzle-orm/pg-core'
import { countedFoodColumns } from './counted-food-columns.ts'
import { mainSchema } from './main-schema.ts'

/**
 * A food that a member plans to eat on a day, with a snapshot of its values. It counts as eaten
 * while `food_entries` has an entry with its id. Health data: never log it.
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
