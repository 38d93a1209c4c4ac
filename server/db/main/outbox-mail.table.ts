import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { receiptTable } from './receipt.table.ts'

/**
 * A mail that is to be sent, written in the transaction of what it tells of. `due` from `dueAt` on;
 * whoever takes it moves `dueAt` ahead, so nobody else takes it meanwhile. A sent mail is deleted,
 * for it may hold a code; one that failed too often keeps `dueAt` at null.
 */
export const outboxMailTable = mainSchema.table(
  'outbox_mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** A receipt that goes along as PDF, drawn when the mail leaves. */
    receiptNumber: text('receipt_number').references(() => receiptTable.number),
    /** Where one POST ends mails of this kind (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_mails_due').on(table.dueAt),
    check('outbox_mails_attempts', sql`${table.attempts} >= 0`),
  ],
)
