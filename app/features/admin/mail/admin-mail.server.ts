import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { nullIfForbidden } from '#app/features/admin/null-if-forbidden.ts'
import {
  type Background,
  backgroundSchema,
  type FailedMails,
  failedMailsSchema,
} from '#server/contract/admin-mail.schema.ts'

/** Returns the failed mails, and the background work. What the person may not see is null. */
export async function readUpkeep(
  context: SiteContext,
): Promise<{ mails: FailedMails | null; background: Background | null }> {
  const [mails, background] = await Promise.all([
    nullIfForbidden(callAdmin(context, 'v1/admin/mails', failedMailsSchema)),
    nullIfForbidden(callAdmin(context, 'v1/admin/background', backgroundSchema)),
  ])
  return { mails, background }
}

type MailChange = { id: string; act: 'retry' | 'drop'; reason: string }

export async function changeMail(context: SiteContext, { id, act, reason }: MailChange) {
  const options = { method: 'post', json: { reason } }
  await callAdmin(context, `v1/admin/mails/${id}/${act}`, v.null(), options)
  return { isDone: true }
}
