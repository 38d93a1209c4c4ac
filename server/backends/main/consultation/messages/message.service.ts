import type * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Message, newMessageSchema } from '#server/contract/message.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { deleteFile, isFileSent, lockFile } from './chat-file.repository.ts'
import { lockCare, lockConversation } from './conversation.repository.ts'
import {
  emptyMessage,
  findMessage,
  findMessagesWith,
  insertMessage,
  type MessageFacts,
} from './message.repository.ts'
import { messageOf } from './message-view.ts'
import { announceUnread } from './notify-unread.service.ts'
import type { OwnSide } from './require-conversation.ts'

/** The messages that a search finds. */
const mostFound = 50

type NewMessage = v.InferOutput<typeof newMessageSchema>

/**
 * Stores a message with the next number. The same message sent again is answered and not stored again.
 * @throws MainFailure `CONVERSATION_CLOSED` after the care, `FILE_NOT_SENT` if the author sent no such
 * file or another message has it, `IDEMPOTENCY_KEY_REUSED` if the id is another message's
 */
export async function sendMessage(
  { db, clock }: MainContext,
  { conversationId, side }: OwnSide,
  message: NewMessage,
): Promise<Message> {
  const { id, body, fileId } = message
  return db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId)
    if (!conversation) throw new MainFailure('ERR_NO_CONVERSATION')
    const known = await findMessage(tx, { conversationId, id })
    if (known) return messageOf(requireSame(known, side, message))
    if (!(await lockCare(tx, conversation))) throw new MainFailure('CONVERSATION_CLOSED')
    if (fileId !== null) await requireUnsentFile(tx, { conversationId, side }, fileId)
    await insertMessage(tx, {
      ...{ conversationId, id, body, fileId },
      seq: conversation.lastSeq + 1,
      author: side,
      sentAt: clock.now(),
    })
    await announceUnread({ clock }, tx, { conversationId, author: side })
    return readMessage(tx, { conversationId, id })
  })
}

/** A withdrawn message is the same, although its words are gone. */
function requireSame(known: MessageFacts, side: OwnSide['side'], sent: NewMessage): MessageFacts {
  const isSame =
    known.author === side &&
    (known.withdrawnAt !== null || (known.body === sent.body && known.fileId === sent.fileId))
  if (!isSame) throw new MainFailure('IDEMPOTENCY_KEY_REUSED')
  return known
}

async function requireUnsentFile(
  tx: Database,
  { conversationId, side }: OwnSide,
  id: string,
): Promise<void> {
  const file = await lockFile(tx, { conversationId, id })
  if (file?.author !== side || (await isFileSent(tx, { conversationId, id })))
    throw new MainFailure('FILE_NOT_SENT')
}

async function readMessage(
  tx: Database,
  of: { conversationId: string; id: string },
): Promise<Message> {
  const message = await findMessage(tx, of)
  if (!message) throw new Error('The message was not stored')
  return messageOf(message)
}

/**
 * Empties a message of the caller and deletes its file, also after the care. Does nothing if it is
 * withdrawn.
 * @throws MainFailure `ERR_NO_MESSAGE`, also for a message of the other side
 */
export async function withdrawMessage(
  { db, clock }: MainContext,
  { conversationId, side }: OwnSide,
  id: string,
): Promise<Message> {
  return db.transaction(async (tx) => {
    await lockConversation(tx, conversationId)
    const message = await findMessage(tx, { conversationId, id })
    if (message?.author !== side) throw new MainFailure('ERR_NO_MESSAGE')
    if (message.withdrawnAt === null) {
      await emptyMessage(tx, { conversationId, id, at: clock.now() })
      if (message.fileId !== null) await deleteFile(tx, { conversationId, id: message.fileId })
    }
    return readMessage(tx, { conversationId, id })
  })
}

/** Lists the newest messages that hold the words. */
export async function searchMessages(
  { db }: MainContext,
  { conversationId }: OwnSide,
  words: string,
): Promise<Message[]> {
  const found = await findMessagesWith(db, { conversationId, words, limit: mostFound })
  return found.map(messageOf)
}
