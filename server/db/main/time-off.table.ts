import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'

/** A time without sessions. It always takes away from the hours; booked sessions are settled first. */
export const timeOffTable = mainSchema.table(
  'time_off',
  {
    id: text('id').primaryKey(),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
    /** For the nutritionist alone. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('time_off_of_practice').on(table.practiceNumber, table.untilAt),
    check('time_off_order', sql`${table.fromAt} < ${table.untilAt}`),
  ],
)
