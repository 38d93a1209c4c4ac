import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { chatFileTable } from '#server/db/main/chat-file.table.ts'
import { type ConversationRow, conversationTable } from '#server/db/main/conversation.table.ts'
import { messageTable } from '#server/db/main/message.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { messageColumns } from './message.repository.ts'

/** The most conversations of a list. */
const mostListed = 500

/** A nutritionist's right ends with their practice, and rests while the client is suspended. */
const isReadable = sql`${practiceTable.state} in ('active', 'paused')
  and ${userTable.suspendedAt} is null`

/** Which side of a conversation an account is; undefined for anybody else. */
export async function findSide(
  db: Database,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<ConversationSide | undefined> {
  const [row] = await db
    .select({
      clientId: conversationTable.userId,
      nutritionistId: conversationTable.nutritionistId,
      isReadable: sql<boolean>`${isReadable}`,
    })
    .from(conversationTable)
    .innerJoin(practiceTable, eq(practiceTable.number, conversationTable.practiceNumber))
    .innerJoin(userTable, eq(userTable.id, conversationTable.userId))
    .where(eq(conversationTable.id, conversationId))
  if (!row) return undefined
  if (row.clientId === userId) return 'client'
  return row.nutritionistId === userId && row.isReadable ? 'nutritionist' : undefined
}

/** Locks a conversation: messages, files and pointers of it wait. */
export async function lockConversation(
  tx: Database,
  id: string,
): Promise<ConversationRow | undefined> {
  const [conversation] = await tx
    .select()
    .from(conversationTable)
    .where(eq(conversationTable.id, id))
    .for('no key update')
  return conversation
}

/** The tracker that the client has in the nutritionist's care, the latest one. None while suspended. */
const caredTracker = sql<
  string | null
>`case when ${conversationTable.nutritionistId} is not null and ${userTable.suspendedAt} is null then (
  select ${careRelationTable.trackerId} from ${careRelationTable}
  join ${trackerTable} on ${trackerTable.id} = ${careRelationTable.trackerId}
  where ${trackerTable.userId} = ${conversationTable.userId}
    and ${careRelationTable.practiceNumber} = ${conversationTable.practiceNumber}
    and ${careRelationTable.until} is null
  order by ${careRelationTable.since} desc, ${careRelationTable.id} limit 1) end`

/** Locks the care against its end, so that what was begun before the end also finishes before it. */
export async function lockCare(
  tx: Database,
  { userId, practiceNumber, nutritionistId }: ConversationRow,
): Promise<boolean> {
  if (nutritionistId === null) return false
  const trackers = tx
    .select({ id: trackerTable.id })
    .from(trackerTable)
    .where(eq(trackerTable.userId, userId))
  const [care] = await tx
    .select({ id: careRelationTable.id })
    .from(careRelationTable)
    .where(
      and(
        inArray(careRelationTable.trackerId, trackers),
        eq(careRelationTable.practiceNumber, practiceNumber),
        isNull(careRelationTable.until),
      ),
    )
    .limit(1)
    .for('share')
  return care !== undefined
}

const unread = alias(messageTable, 'unread')

/** What the other side wrote after a pointer and did not withdraw. */
function unreadOf(side: ConversationSide) {
  const { readSeqClient, readSeqNutritionist } = conversationTable
  const pointer = side === 'client' ? readSeqClient : readSeqNutritionist
  return sql`from ${messageTable} as "unread" where ${unread.conversationId} = ${conversationTable.id}
    and ${unread.author} <> ${side} and ${unread.seq} > ${pointer} and ${unread.withdrawnAt} is null`
}

function conversationsOf(db: Database, side: ConversationSide) {
  return db
    .select({
      conversation: conversationTable,
      practice: practiceTable,
      clientFirstName: userTable.firstName,
      clientLastName: userTable.lastName,
      caredTrackerId: caredTracker,
      unread: sql<number>`(select count(*)::int ${unreadOf(side)})`,
      unreadSince: sql<Date | null>`(select min(${unread.sentAt}) ${unreadOf(side)})`.mapWith(
        messageTable.sentAt,
      ),
      last: messageColumns,
    })
    .from(conversationTable)
    .innerJoin(practiceTable, eq(practiceTable.number, conversationTable.practiceNumber))
    .innerJoin(userTable, eq(userTable.id, conversationTable.userId))
    .leftJoin(
      messageTable,
      and(
        eq(messageTable.conversationId, conversationTable.id),
        eq(messageTable.seq, conversationTable.lastSeq),
      ),
    )
    .leftJoin(
      chatFileTable,
      and(
        eq(chatFileTable.conversationId, messageTable.conversationId),
        eq(chatFileTable.id, messageTable.fileId),
      ),
    )
}
export type ConversationFacts = Awaited<ReturnType<typeof findConversation>>

/** Reads a conversation as one side sees it. The caller checks the side. */
export async function findConversation(db: Database, id: string, side: ConversationSide) {
  const [found] = await conversationsOf(db, side).where(eq(conversationTable.id, id))
  if (!found) throw new Error('The conversation is gone')
  return found
}

/** Lists those of one side with a message or an active care, the newest message first. */
export async function listConversations(
  db: Database,
  { userId, side }: { userId: string; side: ConversationSide },
) {
  const isOwn =
    side === 'client'
      ? eq(conversationTable.userId, userId)
      : and(eq(conversationTable.nutritionistId, userId), isReadable)
  return conversationsOf(db, side)
    .where(and(isOwn, or(gt(conversationTable.lastSeq, 0), isNotNull(caredTracker))))
    .orderBy(
      desc(sql`coalesce(${messageTable.sentAt}, ${conversationTable.createdAt})`),
      conversationTable.id,
    )
    .limit(mostListed)
}

export async function setReadSeq(
  tx: Database,
  id: string,
  { side, seq }: { side: ConversationSide; seq: number },
): Promise<void> {
  await tx
    .update(conversationTable)
    .set(side === 'client' ? { readSeqClient: seq } : { readSeqNutritionist: seq })
    .where(eq(conversationTable.id, id))
}
