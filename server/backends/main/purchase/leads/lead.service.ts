import type { MainContext } from '#server/backends/main/main-context.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { mailboxOf } from '#server/backends/main/platform/http/mailbox-of.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeLeadConfirmationMail,
  writeLeadMail,
} from '#server/backends/main/platform/mail/lead-mails.ts'
import { endOfNextWorkingDay } from '#server/backends/main/platform/tasks/next-working-day.ts'
import { openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import type { Lead } from '#server/contract/lead.schema.ts'
import { insertLead } from './lead.repository.ts'

/**
 * Stores an enquiry and mails both sides; a repeated submission does nothing.
 * @throws MainFailure `TOO_MANY_REQUESTS`
 */
export async function saveLead(context: MainContext, lead: Lead, client: string): Promise<void> {
  await limitRate(context, 'sendLead', { client, account: mailboxOf(lead.email) })
  const { db, clock, productName, leadsEmail } = context
  await db.transaction(async (tx) => {
    const now = clock.now()
    if (!(await insertLead(tx, { ...lead, createdAt: now }))) return
    await openTask(tx, {
      kind: 'lead',
      subject: lead.submissionId,
      openedAt: now,
      dueAt: endOfNextWorkingDay(now),
    })
    const addressee = { firstName: lead.name, locale: lead.locale, productName }
    const confirmation = writeLeadConfirmationMail(addressee, {
      answerHours: context.contactAnswerHours,
    })
    const about = lead.submissionId
    await enqueueMail(context, tx, lead.email, { ...confirmation, about })
    await enqueueMail(context, tx, leadsEmail, { ...writeLeadMail(lead, { productName }), about })
  })
}
