import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

export const mailEnds = ['sent', 'dropped'] as const

/**
 * That a mail left the outbox: sent, or dropped by staff. Its text and the address are not kept; the
 * keyed hash finds the mails of an address. Rows are deleted after 180 days.
 */
export const sentMailTable = mainSchema.table(
  'sent_mails',
  {
    /** The id that it had in the outbox. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    about: text('about').notNull(),
    recipientHash: text('recipient_hash').notNull(),
    state: text('state', { enum: mailEnds }).notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [
    index('sent_mails_of_recipient').on(table.recipientHash, table.endedAt),
    index('sent_mails_about').on(table.about).where(sql`${table.about} <> ''`),
    index('sent_mails_ended').on(table.endedAt),
    check('sent_mails_state', sql`${table.state} in (${listed(mailEnds)})`),
  ],
)
