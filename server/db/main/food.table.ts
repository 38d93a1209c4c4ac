import { jsonb, text } from 'drizzle-orm/pg-core'
import type { Food } from '#server/contract/food.schema.ts'
import { mainSchema } from './main-schema.ts'

/** The foods of the site. A later edition replaces a row; food entries keep their snapshot. */
export const foodTable = mainSchema.table('foods', {
  id: text('id').primaryKey(),
  edition: text('edition').notNull(),
  food: jsonb('food').$type<Food>().notNull(),
})
