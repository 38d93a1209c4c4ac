import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * One sign-in, and the family of refresh tokens that came out of it. `open` until `endedAt` is set;
 * an ended session is never opened again, and every call with a bearer token looks here.
 */
export const sessionTable = mainSchema.table(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Browser and system as the member knows them, such as "Chrome, Android". */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When the session was last opened or refreshed. */
    lastSeenAt: moment('last_seen_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)
