import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { postUpload } from '#app/sync/post-upload.ts'
import { type MessageAnswer, messageAnswerSchema } from './message-answer.schema.ts'
import type { UnsentMessage } from './message-queue.ts'
import { sendText } from './send-message.functions.ts'

/**
 * Sends a message; one with a file as its page's form does. Idempotent.
 * @throws AppError if the site does not answer, or answers what the schema does not know
 */
export async function sendMessage(
  conversationId: string,
  { id, body, file }: UnsentMessage,
): Promise<MessageAnswer> {
  if (!file) {
    const answer = await sendText({ data: { conversationId, id, body } })
    // While a new build starts, the answer may come from another build.
    if (!v.is(messageAnswerSchema, answer)) throw new AppError({ code: 'UNEXPECTED' })
    return answer
  }
  const form = new FormData()
  form.set('id', id)
  form.set('body', body)
  form.set('fileId', file.id)
  form.set('file', file.content, file.name)
  return postUpload(`/pesan/${conversationId}`, form, messageAnswerSchema)
}
