import { sql } from 'drizzle-orm'
import { check, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'

/**
 * The one code of an order, stored as an HMAC. It is open until it is used, five tries have failed
 * or ten minutes have passed. A new code replaces the row, which ends the old one.
 */
export const otpCodeTable = mainSchema.table(
  'otp_codes',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    codeHmac: text('code_hmac').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [check('otp_codes_tries', sql`${table.tries} between 0 and 5`)],
)
