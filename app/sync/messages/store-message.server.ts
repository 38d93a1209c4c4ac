import type { SiteContext } from '#app/config/site-context.ts'
import type { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { failedAnswer } from '#app/sync/failed-answer.ts'
import {
  largestChatFileBytes,
  messageSchema,
  savedChatFileSchema,
} from '#server/contract/message.schema.ts'
import type { MessageAnswer, MessageRefusal } from './message-answer.schema.ts'

const uploadDeadlineMs = 25_000

type SentMessage = {
  conversationId: string
  id: string
  body: string
  file?: { id: string; content: File } | undefined
}

/** Sends the file first, then the message that names it. Idempotent. */
export async function storeMessage(
  context: SiteContext,
  { conversationId, id, body, file }: SentMessage,
): Promise<MessageAnswer> {
  if (file && file.content.size > largestChatFileBytes)
    return { kind: 'refused', reason: 'tooLarge' }
  try {
    const path = `v1/conversations/${conversationId}`
    if (file) {
      const base64 = Buffer.from(await file.content.arrayBuffer()).toString('base64')
      await callMain(context, `${path}/files`, savedChatFileSchema, {
        method: 'post',
        json: { id: file.id, name: file.content.name, base64 },
        timeout: uploadDeadlineMs,
      })
    }
    await callMain(context, `${path}/messages`, messageSchema, {
      method: 'post',
      json: { id, body, fileId: file?.id ?? null },
    })
    return { kind: 'saved' }
  } catch (error) {
    return answerOfFailure(error)
  }
}

/** @throws what is neither the site's error nor the end of the session */
export function answerOfFailure(error: unknown): MessageAnswer {
  return failedAnswer(error, refusalOf)
}

/** Returns why a message is refused for good, or undefined if a retry may succeed. */
function refusalOf(error: AppError): MessageRefusal | undefined {
  if (error.says('CONVERSATION_CLOSED')) return 'closed'
  if (error.says('CONVERSATION_FULL')) return 'full'
  if (error.says('FILE_UNREADABLE')) return 'fileUnreadable'
  if (error.says('FILE_INFECTED')) return 'fileInfected'
  switch (error.status) {
    case 400:
    case 422:
      return 'invalid'
    case 404:
      return 'unknown'
    case 413:
      return 'tooLarge'
  }
  return error.code === 'INPUT' ? 'invalid' : undefined
}
