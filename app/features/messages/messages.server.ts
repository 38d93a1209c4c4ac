import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type Conversation,
  type ConversationSide,
  conversationListSchema,
  fileListSchema,
  foundMessagesSchema,
  type Message,
  type MessagePage,
  messagePageSchema,
  messageSchema,
  type QuickTexts,
  quickTextsSchema,
} from '#server/contract/message.schema.ts'

/** Returns null if the backend has no messages. */
export function listConversations(
  context: SiteContext,
  side: ConversationSide,
): Promise<Conversation[] | null> {
  return nullIfNotFound(
    callMain(context, 'v1/conversations', conversationListSchema, { searchParams: { side } }),
  )
}

type ThreadPart = { id: string; before?: number | undefined }

/** Returns the newest messages, or those before a number. Null if the member has no such thread. */
export async function findThread(
  context: SiteContext,
  { id, before }: ThreadPart,
): Promise<MessagePage | null> {
  if (!isPathId(id)) return null
  return nullIfNotFound(
    callMain(context, `v1/conversations/${id}/messages`, messagePageSchema, {
      ...(before !== undefined && { searchParams: { before } }),
    }),
  )
}

export function listFiles(context: SiteContext, id: string): Promise<Message[]> {
  return callMain(context, `v1/conversations/${id}/files`, fileListSchema)
}

export function findMessages(
  context: SiteContext,
  { id, q }: { id: string; q: string },
): Promise<Message[]> {
  return callMain(context, `v1/conversations/${id}/search`, foundMessagesSchema, {
    searchParams: { q },
  })
}

export async function markRead(
  context: SiteContext,
  { id, seq }: { id: string; seq: number },
): Promise<void> {
  const path = `v1/conversations/${id}/read`
  await callMain(context, path, v.unknown(), { method: 'post', json: { seq } })
}

export function withdrawMessage(
  context: SiteContext,
  { id, messageId }: { id: string; messageId: string },
): Promise<Message> {
  const path = `v1/conversations/${id}/messages/${messageId}/withdraw`
  return callMain(context, path, messageSchema, { method: 'post', json: {} })
}

export function readQuickTexts(context: SiteContext): Promise<QuickTexts> {
  return callMain(context, 'v1/practice/quick-texts', quickTextsSchema)
}

export function saveQuickTexts(context: SiteContext, texts: QuickTexts): Promise<QuickTexts> {
  return callMain(context, 'v1/practice/quick-texts', quickTextsSchema, {
    method: 'put',
    json: texts,
  })
}
