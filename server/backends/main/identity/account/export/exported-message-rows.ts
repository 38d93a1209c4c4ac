import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { chatFileTable } from '#server/db/main/chat-file.table.ts'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import { messageTable } from '#server/db/main/message.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { pick, readTable } from './read-table.ts'

/**
 * A client's whole conversations, and what a nutritionist wrote and sent: the rest of those is their
 * clients'. Files come without their content, which the site adds.
 */
export async function readMessageRows(db: Database, userId: string) {
  const threadsWhere = (where: SQL) =>
    db.select({ id: conversationTable.id }).from(conversationTable).where(where)
  const asClient = threadsWhere(eq(conversationTable.userId, userId))
  const asNutritionist = threadsWhere(eq(conversationTable.nutritionistId, userId))
  const isExported = (table: { conversationId: PgColumn; author: PgColumn }) =>
    or(
      inArray(table.conversationId, asClient),
      and(inArray(table.conversationId, asNutritionist), eq(table.author, 'nutritionist')),
    ) as SQL
  return {
    conversations: await readTable(db, conversationTable, {
      columns: {
        ...pick(conversationTable, 'id', 'practiceNumber', 'lastSeq', 'readSeqClient'),
        ...pick(conversationTable, 'readSeqNutritionist', 'createdAt'),
      },
      where: eq(conversationTable.userId, userId),
      order: [conversationTable.createdAt, conversationTable.id],
    }),
    messages: await readTable(db, messageTable, {
      columns: {
        ...pick(messageTable, 'conversationId', 'seq', 'id', 'author', 'body', 'fileId'),
        ...pick(messageTable, 'sentAt', 'withdrawnAt'),
      },
      where: isExported(messageTable),
      order: [messageTable.conversationId, messageTable.seq],
    }),
    chatFiles: await readTable(db, chatFileTable, {
      columns: {
        ...pick(chatFileTable, 'conversationId', 'id', 'author', 'type', 'name', 'bytes'),
        ...pick(chatFileTable, 'createdAt'),
      },
      where: isExported(chatFileTable),
      order: [chatFileTable.conversationId, chatFileTable.createdAt, chatFileTable.id],
    }),
  }
}
