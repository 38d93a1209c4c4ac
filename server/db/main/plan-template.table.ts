import { integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PlanDay } from '#server/contract/meal-plan.schema.ts'
import { mainSchema } from './main-schema.ts'
import { practiceTable } from './practice.table.ts'

/** Days of a meal plan that a nutritionist starts from. A plan copies them, so plans never change with it. */
export const planTemplateTable = mainSchema.table(
  'plan_templates',
  {
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    id: text('id').notNull(),
    name: text('name').notNull(),
    days: jsonb('days').$type<PlanDay[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceNumber, table.id] })],
)
