import { and, asc, desc, eq, gt, isNotNull, isNull, lt, min, ne, sql } from 'drizzle-orm'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import { chatFileTable } from '#server/db/main/chat-file.table.ts'
import { type MessageRow, messageTable } from '#server/db/main/message.table.ts'
import type { Database } from '#server/db/open-database.ts'

export const messageColumns = {
  id: messageTable.id,
  seq: messageTable.seq,
  author: messageTable.author,
  sentAt: messageTable.sentAt,
  body: messageTable.body,
  withdrawnAt: messageTable.withdrawnAt,
  fileId: messageTable.fileId,
  fileType: chatFileTable.type,
  fileName: chatFileTable.name,
  fileBytes: chatFileTable.bytes,
  fileIsScanned: chatFileTable.isScanned,
}

function messagesOf(db: Database) {
  return db
    .select(messageColumns)
    .from(messageTable)
    .leftJoin(
      chatFileTable,
      and(
        eq(chatFileTable.conversationId, messageTable.conversationId),
        eq(chatFileTable.id, messageTable.fileId),
      ),
    )
}
export type MessageFacts = Awaited<ReturnType<typeof messagesOf>>[number]

export async function findMessage(
  db: Database,
  { conversationId, id }: { conversationId: string; id: string },
): Promise<MessageFacts | undefined> {
  const [message] = await messagesOf(db).where(
    and(eq(messageTable.conversationId, conversationId), eq(messageTable.id, id)),
  )
  return message
}

type Wanted = {
  conversationId: string
  before?: number | undefined
  after?: number | undefined
  limit: number
}

/** Lists the newest messages, those before a number, or those after one. Ordered by number. */
export async function listMessages(
  db: Database,
  { conversationId, before, after, limit }: Wanted,
): Promise<MessageFacts[]> {
  const { seq } = messageTable
  const messages = await messagesOf(db)
    .where(
      and(
        eq(messageTable.conversationId, conversationId),
        before === undefined ? undefined : lt(seq, before),
        after === undefined ? undefined : gt(seq, after),
      ),
    )
    .orderBy(after === undefined ? desc(seq) : asc(seq))
    .limit(limit)
  return after === undefined ? messages.toReversed() : messages
}

type Search = { conversationId: string; words: string; limit: number }

/** Lists the messages that hold the words in this order, newest first. */
export async function findMessagesWith(
  db: Database,
  { conversationId, words, limit }: Search,
): Promise<MessageFacts[]> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return messagesOf(db)
    .where(
      and(
        eq(messageTable.conversationId, conversationId),
        sql`${messageTable.body} ilike ${pattern}`,
      ),
    )
    .orderBy(desc(messageTable.seq))
    .limit(limit)
}

/** Lists the messages with a file, newest first. */
export async function listMessagesWithFile(
  db: Database,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<MessageFacts[]> {
  return messagesOf(db)
    .where(and(eq(messageTable.conversationId, conversationId), isNotNull(messageTable.fileId)))
    .orderBy(desc(messageTable.seq))
    .limit(limit)
}

export async function insertMessage(
  tx: Database,
  message: typeof messageTable.$inferInsert,
): Promise<void> {
  await tx.insert(messageTable).values(message)
}

/** Empties a message. */
export async function emptyMessage(
  tx: Database,
  { conversationId, id, at }: { conversationId: string; id: string; at: Date },
): Promise<void> {
  await tx
    .update(messageTable)
    .set({ body: '', fileId: null, withdrawnAt: at })
    .where(and(eq(messageTable.conversationId, conversationId), eq(messageTable.id, id)))
}

type Unread = { conversationId: string; reader: ConversationSide; readSeq: number }

/** When the oldest message that a side has not read came. */
export async function findUnreadSince(
  db: Database,
  { conversationId, reader, readSeq }: Unread,
): Promise<MessageRow['sentAt'] | null> {
  const [unread] = await db
    .select({ since: min(messageTable.sentAt) })
    .from(messageTable)
    .where(
      and(
        eq(messageTable.conversationId, conversationId),
        ne(messageTable.author, reader),
        gt(messageTable.seq, readSeq),
        isNull(messageTable.withdrawnAt),
      ),
    )
  return unread?.since ?? null
}
