import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * A sign-in and its family of refresh tokens. It is open until `endedAt` is set and never reopens.
 * Every call with a bearer token checks it.
 */
export const sessionTable = mainSchema.table(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Browser and system in the member's words, such as "Chrome, Android". */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** The last sign-in or refresh of the session. */
    lastSeenAt: moment('last_seen_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)
