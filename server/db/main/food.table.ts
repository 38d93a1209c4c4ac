import { jsonb, text } from 'drizzle-orm/pg-core'
import type { Food } from '#server/contract/food.schema.ts'
import { mainSchema } from './main-schema.ts'

/** The foods of the site. A row gives way to the same food of a later edition; entries keep theirs. */
export const foodTable = mainSchema.table('foods', {
  id: text('id').primaryKey(),
  edition: text('edition').notNull(),
  food: jsonb('food').$type<Food>().notNull(),
})
