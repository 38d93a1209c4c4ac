import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  type Conversation,
  type ConversationSide,
  type MessagePage,
  messagesPerPage,
} from '#server/contract/message.schema.ts'
import {
  findConversation,
  listConversations,
  lockConversation,
  setReadSeq,
} from './conversation.repository.ts'
import { viewConversations } from './conversation-view.service.ts'
import { listMessages } from './message.repository.ts'
import { messageOf } from './message-view.ts'
import { renewNotice } from './notify-unread.service.ts'
import type { OwnSide } from './require-conversation.ts'

/** Lists a member's conversations: a client's by the newest message, a nutritionist's by unread and age. */
export async function readConversations(
  context: MainContext,
  { user }: Member,
  side: ConversationSide,
): Promise<Conversation[]> {
  const found = await listConversations(context.db, { userId: user.id, side })
  const listed = await viewConversations(context, found, side)
  return side === 'client' ? listed : byUnreadAndAge(listed)
}

/** Those with unread messages first, the longest waiting one at the top. The others keep their order. */
function byUnreadAndAge(listed: Conversation[]): Conversation[] {
  const waiting = listed.filter(({ unreadSince }) => unreadSince !== null)
  const read = listed.filter(({ unreadSince }) => unreadSince === null)
  const sinceOf = ({ unreadSince }: Conversation) => Date.parse(unreadSince ?? '')
  return [...waiting.toSorted((one, other) => sinceOf(one) - sinceOf(other)), ...read]
}

type Place = { before?: string | undefined; after?: string | undefined }

/** Reads the newest messages, those before a number, or those after one. */
export async function readMessages(
  context: MainContext,
  { conversationId, side }: OwnSide,
  place: Place,
): Promise<MessagePage> {
  const conversation = await viewConversation(context, { conversationId, side })
  const before = place.before === undefined ? undefined : Number(place.before)
  const after = place.after === undefined ? undefined : Number(place.after)
  const found = await listMessages(context.db, {
    ...{ conversationId, before, after },
    limit: messagesPerPage,
  })
  const first = found[0]?.seq ?? (after ?? 0) + 1
  const last = found.at(-1)?.seq ?? (before ?? conversation.lastSeq + 1) - 1
  return {
    conversation,
    messages: found.map(messageOf),
    hasEarlier: first > 1 && conversation.lastSeq > 0,
    hasLater: last < conversation.lastSeq,
  }
}

async function viewConversation(
  context: MainContext,
  { conversationId, side }: OwnSide,
): Promise<Conversation> {
  const facts = await findConversation(context.db, conversationId, side)
  const [conversation] = await viewConversations(context, [facts], side)
  if (!conversation) throw new Error('The conversation has no view')
  return conversation
}

/** Marks the messages up to a number as read by one side, on all its devices. Never goes back. */
export async function readUpTo(
  context: MainContext,
  { conversationId, side }: OwnSide,
  seq: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId)
    if (!conversation) return
    const { lastSeq, readSeqClient, readSeqNutritionist } = conversation
    const readSeq = Math.min(seq, lastSeq)
    if (readSeq <= (side === 'client' ? readSeqClient : readSeqNutritionist)) return
    await setReadSeq(tx, conversationId, { side, seq: readSeq })
    await renewNotice(tx, { conversationId, reader: side, readSeq })
  })
}
