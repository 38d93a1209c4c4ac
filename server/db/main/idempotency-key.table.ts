import { index, primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * A key that a member made a call about an order with. `under way` while it has neither an answer nor
 * a failure, then done for good. A call that is one transaction writes both at once, so nobody else
 * sees its key under way; one that asks the payment provider is seen so, and a key that stays under
 * way for too long is free again. A worker deletes what is a week old.
 */
export const idempotencyKeyTable = mainSchema.table(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of what was asked for: the same key with another wish is a mistake. */
    requestHash: text('request_hash').notNull(),
    /** The answer, word for word as it was given. */
    answer: text('answer'),
    /** In place of an answer: the failure that the call ended in for good. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
