import { sql } from 'drizzle-orm'
import { check, date, index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { userTable } from './user.table.ts'

/**
 * What a paid order gives its member: a program on the calendar. An order is fulfilled at most once,
 * however often its payment is announced. The id is unguessable.
 */
export const trackerTable = mainSchema.table(
  'trackers',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    orderId: text('order_id')
      .notNull()
      .unique('trackers_order')
      .references(() => orderTable.id),
    programSlug: text('program_slug').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('trackers_of_user').on(table.userId),
    check('trackers_period', sql`${table.endsOn} > ${table.startsOn}`),
  ],
)
