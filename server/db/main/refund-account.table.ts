import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { refundTable } from './refund.table.ts'
import { userTable } from './user.table.ts'

/**
 * The bank account for a refund by hand. A trigger deletes it when the refund becomes `paid_back`, so
 * no account outlives its transfer.
 */
export const refundAccountTable = mainSchema.table(
  'refund_accounts',
  {
    refundId: text('refund_id')
      .primaryKey()
      .references(() => refundTable.id),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    bank: text('bank').notNull(),
    /** Sealed with `rest-key.ts`. */
    number: text('number').notNull(),
    /** What the member sees of it. */
    lastDigits: text('last_digits').notNull(),
    holder: text('holder').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [
    index('refund_accounts_of_user').on(table.userId),
    check('refund_accounts_last_digits', sql`${table.lastDigits} ~ '^[0-9]{4}$'`),
  ],
)
export type RefundAccountRow = typeof refundAccountTable.$inferSelect
