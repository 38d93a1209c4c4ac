import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  conversationsQuerySchema,
  messageSearchSchema,
  quickTextsSchema,
  readUpToSchema,
} from '#server/contract/message.schema.ts'
import {
  findMessages,
  findThread,
  listConversations,
  listFiles,
  markRead,
  readQuickTexts,
  saveQuickTexts,
  withdrawMessage,
} from './messages.server.ts'

const ofConversation = v.object({ id: pathIdSchema })

export const getConversations = createServerFn({ method: 'GET' })
  .validator(inputOf(conversationsQuerySchema))
  .handler(({ data, context }) => listConversations(context, data.side))

export const getThread = createServerFn({ method: 'GET' })
  .validator(
    inputOf(
      v.object({
        id: v.string(),
        before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      }),
    ),
  )
  .handler(({ data, context }) => findThread(context, data))

export const getFiles = createServerFn({ method: 'GET' })
  .validator(inputOf(ofConversation))
  .handler(({ data, context }) => listFiles(context, data.id))

export const getFound = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ ...ofConversation.entries, ...messageSearchSchema.entries })))
  .handler(({ data, context }) => findMessages(context, data))

export const sendRead = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofConversation.entries, ...readUpToSchema.entries })))
  .handler(async ({ data, context }) => {
    await markRead(context, data)
    return true
  })

export const sendWithdrawal = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofConversation.entries, messageId: pathIdSchema })))
  .handler(({ data, context }) => withdrawMessage(context, data))

export const getQuickTexts = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readQuickTexts(context),
)

export const sendQuickTexts = createServerFn({ method: 'POST' })
  .validator(inputOf(quickTextsSchema))
  .handler(({ data, context }) => saveQuickTexts(context, data))
