import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { practiceTable } from './practice.table.ts'

/** A text that a nutritionist sends often, in their order. */
export const quickTextTable = mainSchema.table(
  'quick_texts',
  {
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceNumber, table.position] })],
)
