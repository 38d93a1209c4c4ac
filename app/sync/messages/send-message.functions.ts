import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { clientIdSchema, pathIdSchema } from '#server/contract/ids.schema.ts'
import { storeMessage } from './store-message.server.ts'

/** The backend checks the text, and its refusal does not block the messages that follow. */
export const sendText = createServerFn({ method: 'POST' })
  .validator(
    inputOf(v.object({ conversationId: pathIdSchema, id: clientIdSchema, body: v.string() })),
  )
  .handler(({ data, context }) => storeMessage(context, data))
