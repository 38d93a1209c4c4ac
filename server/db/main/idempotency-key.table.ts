import { primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * A key that a member placed an order with. Claiming a key and placing its order are one
 * transaction, so a key without an order is never seen by anybody else.
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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
