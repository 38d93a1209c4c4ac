import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { withUpload } from '#app/session/read-upload.server.ts'
import type { MessageAnswer } from '#app/sync/messages/message-answer.schema.ts'
import { answerOfFailure, storeMessage } from '#app/sync/messages/store-message.server.ts'
import { clientIdSchema } from '#server/contract/ids.schema.ts'
import { messagePageSchema } from '#server/contract/message.schema.ts'

/** Why a form without scripts sent nothing. The page shows it beside what was typed. */
export type ThreadFormFailure = { body: string; answer: Exclude<MessageAnswer, { kind: 'saved' }> }

const formSchema = v.object({
  id: clientIdSchema,
  body: v.optional(v.string(), ''),
  fileId: clientIdSchema,
  file: v.optional(v.instance(File)),
})

/** After any message of a thread: such a page proves the right to it and brings no message. */
const afterAll = '999999999'

/**
 * Takes a message from the form of a thread. A page's script sends one with a file so, and gets the
 * answer as JSON. A browser without scripts is led back to the thread, or gets the failure to show.
 */
export async function answerThreadForm(
  request: Request,
  context: SiteContext,
): Promise<Response | ThreadFormFailure> {
  const { pathname } = new URL(request.url)
  const conversationId = pathname.split('/').at(-1) ?? ''
  let typed = ''
  const prove = async () => {
    const id = isPathId(conversationId) ? conversationId : 'unknown'
    const path = `v1/conversations/${id}/messages`
    await callMain(context, path, messagePageSchema, { searchParams: { after: afterAll } })
  }
  const answer = await withUpload({ request, context, prove }, async (form) => {
    typed = String(form.get('body') ?? '')
    return saveForm(context, conversationId, form)
  }).catch(answerOfFailure)
  if (request.headers.get('accept')?.startsWith('application/json'))
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  if (answer.kind === 'saved') return seeOther(pathname)
  if (answer.kind === 'failed' && answer.connection === 'signed-out')
    return seeOther(loginHrefOf({ path: pathname, hash: '' }))
  return { body: typed, answer }
}

async function saveForm(
  context: SiteContext,
  conversationId: string,
  form: FormData,
): Promise<MessageAnswer> {
  const { success, output } = v.safeParse(formSchema, Object.fromEntries(form))
  if (!success) return { kind: 'refused', reason: 'invalid' }
  const { id, body, fileId, file } = output
  // A form without a chosen file sends an empty one.
  const chosen = file && file.size > 0 ? { id: fileId, content: file } : undefined
  return storeMessage(context, { conversationId, id, body, file: chosen })
}
