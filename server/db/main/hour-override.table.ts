import { sql } from 'drizzle-orm'
import { check, date, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { dayMinutes } from './day-minutes-column.ts'
import { mainSchema } from './main-schema.ts'
import { practiceTable } from './practice.table.ts'

/** Other hours on one local date: they replace the day's weekly hours. No stretch means closed. */
export const hourOverrideTable = mainSchema.table(
  'hour_overrides',
  {
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    onDate: date('on_date', { mode: 'string' }).notNull(),
    hours: dayMinutes('hours').notNull(),
    /** The time zone of this date on a journey. Null if it is the practice's. */
    zone: text('zone'),
  },
  (table) => [
    primaryKey({ columns: [table.practiceNumber, table.onDate] }),
    check('hour_overrides_day', sql`${table.hours} <@ '{[0,1440)}'::int4multirange`),
  ],
)
