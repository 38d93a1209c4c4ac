import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { sessionTable } from './session.table.ts'
import { userTable } from './user.table.ts'

const staffProofs = ['passkey', 'totp', 'recovery_code'] as const
const areas = ['console', 'practice'] as const

/**
 * What a person opened with the second factor, on top of a member's session: the console or their
 * practice. It is found by the hash of its token. It is over when it ends, when it expires, and
 * with the member's session. The console's is also over when it stays unused.
 */
export const staffSessionTable = mainSchema.table(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessionTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    area: text('area', { enum: areas }).notNull().default('console'),
    proof: text('proof', { enum: staffProofs }).notNull(),
    openedAt: moment('opened_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The last proof by the second factor. */
    provedAt: moment('proved_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('staff_sessions_of_user').on(table.userId, table.openedAt),
    check('staff_sessions_area', sql`${table.area} in (${listed(areas)})`),
    check('staff_sessions_proof', sql`${table.proof} in (${listed(staffProofs)})`),
  ],
)
export type StaffSessionRow = typeof staffSessionTable.$inferSelect
