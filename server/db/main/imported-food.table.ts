import { jsonb, text } from 'drizzle-orm/pg-core'
import type { Food } from '#server/contract/food.schema.ts'
import { foodSourceTable } from './food-source.table.ts'
import { mainSchema } from './main-schema.ts'

/** The foods of an imported table. They go with their source; food entries keep their snapshot. */
export const importedFoodTable = mainSchema.table('imported_foods', {
  /** The source and the code of the row: `tkpi-ar001`. */
  id: text('id').primaryKey(),
  sourceId: text('source_id')
    .notNull()
    .references(() => foodSourceTable.id, { onDelete: 'cascade' }),
  food: jsonb('food').$type<Food>().notNull(),
})
