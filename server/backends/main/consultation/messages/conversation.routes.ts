import { Hono } from 'hono'
import * as v from 'valibot'
import { findOwnPractice } from '#server/backends/main/consultation/practices/own-practice.repository.ts'
import { requirePracticeSession } from '#server/backends/main/consultation/practices/practice-session.service.ts'
import { practiceTokenOf } from '#server/backends/main/consultation/practices/require-practice.ts'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  chatFileContentSchema,
  conversationListSchema,
  conversationsQuerySchema,
  fileListSchema,
  foundMessagesSchema,
  messagePageSchema,
  messageSchema,
  messageSearchSchema,
  messagesQuerySchema,
  newChatFileSchema,
  newMessageSchema,
  readUpToSchema,
  savedChatFileSchema,
} from '#server/contract/message.schema.ts'
import { listFiles, readFile, saveFile } from './chat-file.service.ts'
import { readConversations, readMessages, readUpTo } from './conversation.service.ts'
import { searchMessages, sendMessage, withdrawMessage } from './message.service.ts'
import { requireConversation } from './require-conversation.ts'

export function createConversationRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/conversations',
      documentCall({
        does: 'Lists the member’s conversations as a client or as a nutritionist.',
        answers: conversationListSchema,
      }),
      requireMember(context),
      validate('query', conversationsQuerySchema),
      async (c) => {
        const { side } = c.req.valid('query')
        const member = c.get('member')
        if (side === 'nutritionist' && (await findOwnPractice(context.db, member.user.id)))
          await requirePracticeSession(context, member, practiceTokenOf(c))
        return c.json({ data: await readConversations(context, member, side) })
      },
    )
    .get(
      '/v1/conversations/:id/messages',
      documentCall({
        does: 'Returns messages of a conversation in their order.',
        answers: messagePageSchema,
      }),
      requireConversation(context),
      validate('query', messagesQuerySchema),
      async (c) =>
        c.json({ data: await readMessages(context, c.get('own'), c.req.valid('query')) }),
    )
    .post(
      '/v1/conversations/:id/messages',
      documentCall({ does: 'Sends a message, once per id.', answers: messageSchema }),
      requireConversation(context, 'sendMessage', 'sendMessageInADay'),
      validate('json', newMessageSchema),
      async (c) => c.json({ data: await sendMessage(context, c.get('own'), c.req.valid('json')) }),
    )
    .post(
      '/v1/conversations/:id/messages/:messageId/withdraw',
      documentCall({
        does: 'Empties a message of the member and deletes its file.',
        answers: messageSchema,
      }),
      requireConversation(context),
      async (c) => {
        const id = readPathId(c.req.param('messageId'), 'ERR_NO_MESSAGE')
        return c.json({ data: await withdrawMessage(context, c.get('own'), id) })
      },
    )
    .post(
      '/v1/conversations/:id/read',
      documentCall({ does: 'Marks messages up to a number as read.', answers: v.null() }),
      requireConversation(context),
      validate('json', readUpToSchema),
      async (c) => {
        await readUpTo(context, c.get('own'), c.req.valid('json').seq)
        return c.json({ data: null })
      },
    )
    .get(
      '/v1/conversations/:id/search',
      documentCall({
        does: 'Finds the newest messages that hold the words.',
        answers: foundMessagesSchema,
      }),
      requireConversation(context),
      validate('query', messageSearchSchema),
      async (c) =>
        c.json({ data: await searchMessages(context, c.get('own'), c.req.valid('query').q) }),
    )
    .get(
      '/v1/conversations/:id/files',
      documentCall({
        does: 'Lists the messages with a file, newest first.',
        answers: fileListSchema,
      }),
      requireConversation(context),
      async (c) => c.json({ data: await listFiles(context, c.get('own')) }),
    )
    .post(
      '/v1/conversations/:id/files',
      documentCall({
        does: 'Stores a picture without its metadata, or a PDF, for a message.',
        answers: savedChatFileSchema,
      }),
      requireConversation(context, 'sendFile'),
      validate('json', newChatFileSchema),
      async (c) => c.json({ data: await saveFile(context, c.get('own'), c.req.valid('json')) }),
    )
    .get(
      '/v1/conversations/:id/files/:fileId',
      documentCall({ does: 'Returns the file of a message.', answers: chatFileContentSchema }),
      requireConversation(context),
      async (c) => {
        const id = readPathId(c.req.param('fileId'), 'ERR_NO_FILE')
        return c.json({ data: await readFile(context, c.get('own'), id) })
      },
    )
}
