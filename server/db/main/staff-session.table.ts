import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { sessionTable } from './session.table.ts'
import { staffMemberTable } from './staff-member.table.ts'

const staffProofs = ['passkey', 'totp', 'recovery_code'] as const

/**
 * The console's own session, on top of a member's. It is found by the hash of its token. It is over
 * when it ends, when it expires, when it stays unused, and with the member's session.
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
      .references(() => staffMemberTable.userId),
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
    check('staff_sessions_proof', sql`${table.proof} in (${listed(staffProofs)})`),
  ],
)
export type StaffSessionRow = typeof staffSessionTable.$inferSelect
