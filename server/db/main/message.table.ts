import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import {
  type ConversationSide,
  conversationSides,
  mostMessageCharacters,
} from '#server/contract/message.schema.ts'
import { chatFileTable } from './chat-file.table.ts'
import { conversationTable } from './conversation.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A message of a conversation, numbered 1, 2, 3 … without a gap. Triggers refuse a number that is
 * not the next one, and a message without an active care. They refuse any change but a withdrawal,
 * and deleting a message alone. A withdrawal empties body and file. Health data: never log it.
 */
export const messageTable = mainSchema.table(
  'messages',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversationTable.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** Made on the author's device. */
    id: text('id').notNull(),
    author: text('author').$type<ConversationSide>().notNull(),
    body: text('body').notNull(),
    fileId: text('file_id'),
    sentAt: moment('sent_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    unique('messages_id').on(table.conversationId, table.id),
    unique('messages_file').on(table.conversationId, table.fileId),
    foreignKey({
      name: 'messages_own_file',
      columns: [table.conversationId, table.fileId],
      foreignColumns: [chatFileTable.conversationId, chatFileTable.id],
    }),
    check('messages_author', sql`${table.author} in (${listed(conversationSides)})`),
    check(
      'messages_length',
      sql`char_length(${table.body}) <= ${sql.raw(String(mostMessageCharacters))}`,
    ),
    check(
      'messages_content',
      sql`(${table.body} = '' and ${table.fileId} is null) = (${table.withdrawnAt} is not null)`,
    ),
  ],
)
export type MessageRow = typeof messageTable.$inferSelect
