import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MeasureName } from '#server/contract/food.schema.ts'
import type { EatenFood, Meal } from '#server/contract/food-diary.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * What is to be eaten on a day, with its food as it was counted then. It is eaten once `food_entries`
 * has an entry with its id, and comes back when that is deleted. Health data: never in a log.
 */
export const plannedFoodTable = mainSchema.table(
  'planned_foods',
  {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    plannedOn: date('planned_on', { mode: 'string' }).notNull(),
    meal: text('meal').$type<Meal>().notNull(),
    foodId: text('food_id').notNull(),
    measure: text('measure').$type<MeasureName>().notNull(),
    amount: numeric('amount', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    grams: numeric('grams', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    food: jsonb('food').$type<EatenFood>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.id] }),
    index('planned_foods_of_day').on(table.trackerId, table.plannedOn),
    check('planned_foods_weight', sql`${table.grams} > 0`),
  ],
)
