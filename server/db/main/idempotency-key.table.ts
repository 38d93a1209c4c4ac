import { index, primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * The idempotency key of a member's call that books or pays. It is in progress while it has neither
 * answer nor failure, then final. A call within one transaction writes both at once, so other calls
 * never see its key in progress. A call to the payment provider does show it; a key that stays in
 * progress too long becomes free again. A worker deletes keys after a week.
 */
export const idempotencyKeyTable = mainSchema.table(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the request: the same key with another request is an error. */
    requestHash: text('request_hash').notNull(),
    /** The exact answer, for replays. */
    answer: text('answer'),
    /** The final failure of the call, in place of an answer. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
