import { date, integer, primaryKey } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'

/**
 * A mail about the end of a licence, sent once. It goes to the nutritionist 90, 30 and 7 days
 * before it, and to the clients 14 days before it. A renewed licence has another last day, so it
 * warns again.
 */
export const licenceWarningTable = mainSchema.table(
  'licence_warnings',
  {
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    practiceUntil: date('practice_until', { mode: 'string' }).notNull(),
    daysBefore: integer('days_before').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.practiceNumber, table.practiceUntil, table.daysBefore] }),
  ],
)
