import { sql } from 'drizzle-orm'
import { check, date, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { userTable } from './user.table.ts'

/**
 * The dates of a member's Ramadan as typed or accepted, one row per member. They are not computed,
 * because authorities announce different dates.
 */
export const ramadanTable = mainSchema.table(
  'ramadans',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userTable.id),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    check(
      'ramadans_period',
      sql`${table.endsOn} between ${table.startsOn} and ${table.startsOn} + 30`,
    ),
  ],
)
