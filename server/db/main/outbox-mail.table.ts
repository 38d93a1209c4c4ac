import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { receiptTable } from './receipt.table.ts'

/**
 * The mail outbox. A row is inserted in the transaction of the event it reports. It is due from
 * `dueAt` on; the worker that takes it moves `dueAt` ahead, so no other worker takes it. A sent
 * mail is deleted because it may hold a code. After too many failures `dueAt` is null.
 */
export const outboxMailTable = mainSchema.table(
  'outbox_mails',
  {
    id: text('id').primaryKey(),
    /** Orders the mails of one moment as they were inserted: an invitation before its cancellation. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    /** From `mail-kinds.ts`; empty for a mail of an earlier version. */
    kind: text('kind').notNull().default(''),
    /** The id of what it tells about, such as an order, or empty. */
    about: text('about').notNull().default(''),
    /** Sealed, as are the text and the HTML. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** A receipt to attach as PDF, rendered when the mail is sent. */
    receiptNumber: text('receipt_number').references(() => receiptTable.number),
    /** A sealed calendar entry (RFC 5545) to attach, with its iTIP method. */
    calendar: text('calendar'),
    calendarMethod: text('calendar_method', { enum: ['REQUEST', 'CANCEL'] }),
    /** Where a single POST unsubscribes from mails of this kind (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: integer('attempts').notNull().default(0),
    /** The code or kind of the last failure. A mail server may repeat the address in its message. */
    lastError: text('last_error').notNull().default(''),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_mails_due').on(table.dueAt, table.position),
    index('outbox_mails_of_recipient').on(table.recipient),
    index('outbox_mails_about').on(table.about).where(sql`${table.about} <> ''`),
    check(
      'outbox_mails_calendar',
      sql`(${table.calendar} is null) = (${table.calendarMethod} is null)`,
    ),
    check('outbox_mails_attempts', sql`${table.attempts} >= 0`),
  ],
)
