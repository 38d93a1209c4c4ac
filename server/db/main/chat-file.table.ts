import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  type ChatFile,
  type ConversationSide,
  chatFileTypes,
  conversationSides,
  largestChatFileBytes,
} from '#server/contract/message.schema.ts'
import { bytes } from '#server/db/bytes-column.ts'
import { conversationTable } from './conversation.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A file that a message carries or will carry. Its sender's device makes the id. A worker deletes a
 * file without a message after a day; withdrawing a message deletes its file. May be health data:
 * never log it.
 */
export const chatFileTable = mainSchema.table(
  'chat_files',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversationTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    author: text('author').$type<ConversationSide>().notNull(),
    type: text('type').$type<ChatFile['type']>().notNull(),
    /** As its sender named it. */
    name: text('name').notNull(),
    content: bytes('content').notNull(),
    bytes: integer('bytes').notNull(),
    /** Whether a scanner found it clean. False if there was no scanner. */
    isScanned: boolean('is_scanned').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    index('chat_files_created').on(table.createdAt),
    check('chat_files_author', sql`${table.author} in (${listed(conversationSides)})`),
    check('chat_files_type', sql`${table.type} in (${listed(chatFileTypes)})`),
    check(
      'chat_files_size',
      sql`${table.bytes} = octet_length(${table.content})
        and ${table.bytes} between 1 and ${sql.raw(String(largestChatFileBytes))}`,
    ),
  ],
)
