import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  backgroundSchema,
  failedMailsSchema,
  mailReasonSchema,
} from '#server/contract/admin-mail.schema.ts'
import { dropMail, readBackground, readFailedMails, retryMail } from './staff-mail.service.ts'

export function createStaffMailRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/mails',
      adminCall(context, {
        does: 'Lists the mails that failed, with masked addresses.',
        answers: failedMailsSchema,
        permission: 'mail.work',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: await readFailedMails(context) }),
    )
    .post(
      '/v1/admin/mails/:id/retry',
      adminCall(context, {
        does: 'Begins the attempts of a mail again.',
        answers: v.null(),
        permission: 'mail.work',
        audit: 'mail_retried',
        about: 'mail',
      }),
      validate('json', mailReasonSchema),
      async (c) => {
        await retryMail(context, c.get('act'), { id: idOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/mails/:id/drop',
      adminCall(context, {
        does: 'Takes a mail out of the outbox unsent.',
        answers: v.null(),
        permission: 'mail.work',
        audit: 'mail_dropped',
        about: 'mail',
      }),
      validate('json', mailReasonSchema),
      async (c) => {
        await dropMail(context, c.get('act'), { id: idOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .get(
      '/v1/admin/background',
      adminCall(context, {
        does: 'Tells when each kind of background work last ended well.',
        answers: backgroundSchema,
        permission: 'background.read',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: await readBackground(context) }),
    )
}

function idOf(c: { req: { param(name: 'id'): string } }): string {
  return readPathId(c.req.param('id'), 'ERR_NO_MAIL')
}
