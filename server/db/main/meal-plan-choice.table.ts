import { date, foreignKey, primaryKey, text } from 'drizzle-orm/pg-core'
import { exchangeGroupSchema } from '#server/contract/food.schema.ts'
import { meals } from '#server/contract/food-diary.schema.ts'
import { mainSchema } from './main-schema.ts'
import { mealPlanTable } from './meal-plan.table.ts'

/** A food that a client eats on a day instead of the plan's example of the same group. */
export const mealPlanChoiceTable = mainSchema.table(
  'meal_plan_choices',
  {
    planId: text('plan_id').notNull(),
    trackerId: text('tracker_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    meal: text('meal', { enum: meals }).notNull(),
    group: text('group', { enum: exchangeGroupSchema.options }).notNull(),
    foodId: text('food_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.day, table.meal, table.group] }),
    foreignKey({
      name: 'meal_plan_choices_plan',
      columns: [table.planId, table.trackerId],
      foreignColumns: [mealPlanTable.id, mealPlanTable.trackerId],
    }).onDelete('cascade'),
  ],
)
