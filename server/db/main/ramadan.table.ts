import { sql } from 'drizzle-orm'
import { check, date, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { userTable } from './user.table.ts'

/**
 * The days of a member's Ramadan, as they typed or accepted them; one row a member, or none. Nothing
 * computes them: who announces them differs.
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
