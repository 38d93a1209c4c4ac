import { index, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/main/moment-column.ts'
import { siteSchema } from './site-schema.ts'

/**
 * A session that one instance renews for all. One instance holds the claim until it has stored the
 * new session or the claim ends. Only a holder of the replaced tokens can read the row. The id is
 * their HMAC, and they are the key of the sealed session.
 */
export const sessionRenewalTable = siteSchema.table(
  'session_renewals',
  {
    id: text('id').primaryKey(),
    claimedBy: text('claimed_by').notNull(),
    claimedUntil: moment('claimed_until').notNull(),
    /** Null until the session is renewed. */
    sealed: text('sealed'),
    /** The id of a renewal of the new session. */
    successorId: text('successor_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('session_renewals_by_successor').on(table.successorId),
    index('session_renewals_by_expiry').on(table.expiresAt),
  ],
)
