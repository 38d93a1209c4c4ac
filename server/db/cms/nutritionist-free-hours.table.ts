import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { cmsSchema } from './cms-schema.ts'
import { nutritionistTable } from './nutritionist.table.ts'

/**
 * A nutritionist's weekly consultation hours in WIB. Periods of one weekday do not overlap. Monday
 * is 1, Sunday is 7, and minutes count from midnight.
 */
export const nutritionistFreeHoursTable = cmsSchema.table(
  'nutritionist_free_hours',
  {
    slug: text('slug')
      .notNull()
      .references(() => nutritionistTable.slug),
    weekday: integer('weekday').notNull(),
    startMinute: integer('start_minute').notNull(),
    endMinute: integer('end_minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.weekday, table.startMinute] }),
    check('weekday_of_iso', sql`${table.weekday} between 1 and 7`),
    check(
      'hours_of_a_day',
      sql`0 <= ${table.startMinute} and ${table.startMinute} < ${table.endMinute} and ${table.endMinute} <= 1440`,
    ),
  ],
)
