import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MeasureName } from '#server/contract/food.schema.ts'
import type { EatenFood, Meal } from '#server/contract/food-diary.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * What was eaten. The id was made on the member's device; an entry written again under it takes the
 * place of the first. It holds its food as it was counted then. Health data: never in a log.
 */
export const foodEntryTable = mainSchema.table(
  'food_entries',
  {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    eatenOn: date('eaten_on', { mode: 'string' }).notNull(),
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
    index('food_entries_of_day').on(table.trackerId, table.eatenOn),
    check('food_entries_weight', sql`${table.grams} > 0`),
  ],
)
