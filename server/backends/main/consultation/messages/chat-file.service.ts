import type * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { refuseInfected } from '#server/backends/main/platform/refuse-infected.ts'
import {
  type ChatFile,
  type chatFileContentSchema,
  largestChatFileBytes,
  type Message,
  mostConversationBytes,
  type newChatFileSchema,
} from '#server/contract/message.schema.ts'
import { countBytes, findSentFile, insertFile, lockFile } from './chat-file.repository.ts'
import { lockCare, lockConversation } from './conversation.repository.ts'
import { listMessagesWithFile } from './message.repository.ts'
import { messageOf } from './message-view.ts'
import { readChatFile } from './read-chat-file.ts'
import type { OwnSide } from './require-conversation.ts'

/** The most messages of the list of files. */
const mostListed = 500

/**
 * Stores a file that a message will name. The same id sent again is answered and not stored again.
 * @throws MainFailure `FILE_UNREADABLE`, `FILE_INFECTED`, `FILE_NOT_SCANNED`, `CONVERSATION_CLOSED`
 * after the care, `CONVERSATION_FULL`, `IDEMPOTENCY_KEY_REUSED` if the id is a file of the other side
 */
export async function saveFile(
  context: MainContext,
  { conversationId, side }: OwnSide,
  { id, name, base64 }: v.InferOutput<typeof newChatFileSchema>,
): Promise<ChatFile> {
  const { db, clock } = context
  const sent = Buffer.from(base64, 'base64')
  const file = sent.length <= largestChatFileBytes ? readChatFile(sent) : undefined
  if (!file) throw new MainFailure('FILE_UNREADABLE')
  const isScanned = await refuseInfected(context, sent)
  const { type, content } = file
  const bytes = content.byteLength
  return db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId)
    if (!conversation) throw new MainFailure('ERR_NO_CONVERSATION')
    const known = await lockFile(tx, { conversationId, id })
    if (known) {
      const { author, ...stored } = known
      if (author !== side) throw new MainFailure('IDEMPOTENCY_KEY_REUSED')
      return stored
    }
    if (!(await lockCare(tx, conversation))) throw new MainFailure('CONVERSATION_CLOSED')
    if ((await countBytes(tx, conversationId)) + bytes > mostConversationBytes)
      throw new MainFailure('CONVERSATION_FULL')
    const createdAt = clock.now()
    await insertFile(tx, {
      ...{ conversationId, id, author: side, type, name, content, bytes, isScanned, createdAt },
    })
    return { id, type, name, bytes, isScanned }
  })
}

/** @throws MainFailure `ERR_NO_FILE`, also for one that no message names and for a withdrawn one */
export async function readFile(
  { db }: MainContext,
  { conversationId }: OwnSide,
  id: string,
): Promise<v.InferOutput<typeof chatFileContentSchema>> {
  const file = await findSentFile(db, { conversationId, id })
  if (!file) throw new MainFailure('ERR_NO_FILE')
  const { content, ...facts } = file
  return { ...facts, base64: Buffer.from(content).toString('base64') }
}

export async function listFiles(
  { db }: MainContext,
  { conversationId }: OwnSide,
): Promise<Message[]> {
  const found = await listMessagesWithFile(db, { conversationId, limit: mostListed })
  return found.map(messageOf)
}
