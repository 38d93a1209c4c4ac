import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import { unreadNoticeTable } from '#server/db/main/unread-notice.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Notice = { conversationId: string; reader: ConversationSide }

const { conversationId, reader, dueAt, mailedAt } = unreadNoticeTable
const isOne = (of: Notice) => and(eq(conversationId, of.conversationId), eq(reader, of.reader))

/** Does nothing if the reader was told, or will be. */
export async function insertNotice(tx: Database, notice: Notice & { dueAt: Date }): Promise<void> {
  await tx.insert(unreadNoticeTable).values(notice).onConflictDoNothing()
}

export async function deleteNotice(tx: Database, of: Notice): Promise<void> {
  await tx.delete(unreadNoticeTable).where(isOne(of))
}

/** Locks the notice that has been due longest. */
export async function lockDueNotice(tx: Database, now: Date): Promise<Notice | undefined> {
  const [due] = await tx
    .select({ conversationId, reader })
    .from(unreadNoticeTable)
    .where(and(isNull(mailedAt), lte(dueAt, now)))
    .orderBy(asc(dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return due
}

export async function changeNotice(
  tx: Database,
  of: Notice,
  changes: { dueAt: Date } | { mailedAt: Date },
): Promise<void> {
  await tx.update(unreadNoticeTable).set(changes).where(isOne(of))
}
