import { sql } from 'drizzle-orm'
import { check, integer, primaryKey } from 'drizzle-orm/pg-core'
import { dayMinutes } from './day-minutes-column.ts'
import { mainSchema } from './main-schema.ts'
import { practiceTable } from './practice.table.ts'

/** When a practice takes sessions each week. Monday is 1, Sunday is 7. A day without hours has no row. */
export const weeklyHoursTable = mainSchema.table(
  'weekly_hours',
  {
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    weekday: integer('weekday').notNull(),
    hours: dayMinutes('hours').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.practiceNumber, table.weekday] }),
    check('weekly_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'weekly_hours_day',
      sql`${table.hours} <@ '{[0,1440)}'::int4multirange and not isempty(${table.hours})`,
    ),
  ],
)
