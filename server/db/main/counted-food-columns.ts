import { jsonb, numeric, text } from 'drizzle-orm/pg-core'
import type { MeasureName } from '#server/contract/food.schema.ts'
import type { EatenFood, Meal } from '#server/contract/food-diary.schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/** The columns that eaten and planned foods share: all but the day. */
export function countedFoodColumns() {
  return {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    meal: text('meal').$type<Meal>().notNull(),
    foodId: text('food_id').notNull(),
    measure: text('measure').$type<MeasureName>().notNull(),
    amount: numeric('amount', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    grams: numeric('grams', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    food: jsonb('food').$type<EatenFood>().notNull(),
    createdAt: moment('created_at').notNull(),
  }
}
