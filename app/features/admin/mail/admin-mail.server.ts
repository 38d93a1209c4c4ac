import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
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
    callAdmin(context, 'v1/admin/mails', failedMailsSchema).catch(nullIfForbidden),
    callAdmin(context, 'v1/admin/background', backgroundSchema).catch(nullIfForbidden),
  ])
  return { mails, background }
}

function nullIfForbidden(error: unknown): null {
  if (error instanceof AppError && error.says('PERMISSION_NEEDED')) return null
  throw error
}

type MailChange = { id: string; act: 'retry' | 'drop'; reason: string }

export async function changeMail(context: SiteContext, { id, act, reason }: MailChange) {
  const options = { method: 'post', json: { reason } }
  await callAdmin(context, `v1/admin/mails/${id}/${act}`, v.null(), options)
  return { isDone: true }
}
