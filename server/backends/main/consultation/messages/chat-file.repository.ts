import { and, eq, lt, notExists, sql, sum } from 'drizzle-orm'
import { chatFileTable } from '#server/db/main/chat-file.table.ts'
import { messageTable } from '#server/db/main/message.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OfConversation = { conversationId: string; id: string }

const isFile = ({ conversationId, id }: OfConversation) =>
  and(eq(chatFileTable.conversationId, conversationId), eq(chatFileTable.id, id))

const { id, type, name, bytes, isScanned, author } = chatFileTable

/** Locks a file against deletion, also one that no message has named yet. Reads no content. */
export async function lockFile(tx: Database, of: OfConversation) {
  const [file] = await tx
    .select({ id, type, name, bytes, isScanned, author })
    .from(chatFileTable)
    .where(isFile(of))
    .for('key share')
  return file
}

/** Finds the file of a message with its content. */
export async function findSentFile(db: Database, of: OfConversation) {
  const [file] = await db
    .select({ id, type, name, bytes, isScanned, content: chatFileTable.content })
    .from(chatFileTable)
    .innerJoin(
      messageTable,
      and(
        eq(messageTable.conversationId, chatFileTable.conversationId),
        eq(messageTable.fileId, chatFileTable.id),
      ),
    )
    .where(isFile(of))
  return file
}

export async function isFileSent(
  db: Database,
  { conversationId, id: fileId }: OfConversation,
): Promise<boolean> {
  const ofFile = and(
    eq(messageTable.conversationId, conversationId),
    eq(messageTable.fileId, fileId),
  )
  return (await db.$count(messageTable, ofFile)) > 0
}

export async function countBytes(db: Database, conversationId: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(bytes) })
    .from(chatFileTable)
    .where(eq(chatFileTable.conversationId, conversationId))
  return Number(row?.total ?? 0)
}

export async function insertFile(
  tx: Database,
  file: typeof chatFileTable.$inferInsert,
): Promise<void> {
  await tx.insert(chatFileTable).values(file)
}

export async function deleteFile(tx: Database, of: OfConversation): Promise<void> {
  await tx.delete(chatFileTable).where(isFile(of))
}

/** Deletes old files that no message names. Returns how many. */
export async function deleteUnsentFiles(
  db: Database,
  { before, atMost }: { before: Date; atMost: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const unsent = await tx
      .select({ conversationId: chatFileTable.conversationId, id })
      .from(chatFileTable)
      .where(
        and(
          lt(chatFileTable.createdAt, before),
          notExists(
            tx
              .select({ found: sql`1` })
              .from(messageTable)
              .where(
                and(
                  eq(messageTable.conversationId, chatFileTable.conversationId),
                  eq(messageTable.fileId, chatFileTable.id),
                ),
              ),
          ),
        ),
      )
      .limit(atMost)
      .for('update', { skipLocked: true })
    for (const file of unsent) await deleteFile(tx, file)
    return unsent.length
  })
}
