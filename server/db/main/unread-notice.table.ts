import { sql } from 'drizzle-orm'
import { check, index, primaryKey, text } from 'drizzle-orm/pg-core'
import { type ConversationSide, conversationSides } from '#server/contract/message.schema.ts'
import { conversationTable } from './conversation.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * The mail that tells one side of a conversation of unread messages. The first unread message inserts
 * it and reading deletes it, so there is one mail until the reader was there.
 */
export const unreadNoticeTable = mainSchema.table(
  'unread_notices',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversationTable.id, { onDelete: 'cascade' }),
    /** The side that gets the mail. */
    reader: text('reader').$type<ConversationSide>().notNull(),
    dueAt: moment('due_at').notNull(),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.reader] }),
    index('unread_notices_due').on(table.dueAt).where(sql`${table.mailedAt} is null`),
    check('unread_notices_reader', sql`${table.reader} in (${listed(conversationSides)})`),
  ],
)
