import { findUserByEmail } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeBreachNoticeMail,
  writeRequestMail,
} from '#server/backends/main/platform/mail/privacy-mails.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { RequestLetter } from '#server/contract/privacy-case.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { appendCaseEvent, lockOpenCase } from './privacy-case.service.ts'

/** Mails an answer from its template. @throws MainFailure `ERR_NO_CASE` or `CASE_CLOSED` */
export async function mailAnswer(
  context: MainContext,
  act: StaffAct,
  { id, letter, text }: RequestLetter & { id: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { kind, userId, contact, dueAt } = await lockOpenCase(tx, { id, register: 'request' })
    const to = await addresseeOf(context, tx, contact)
    const mail = writeRequestMail(to, { letter, kind, text, dueAt })
    await enqueueMail(context, tx, contact, { ...mail, about: id })
    await appendCaseEvent(context, tx, act, { caseId: id, kind: 'letter', word: letter, text })
    await appendStaffEntry(context, tx, act, { objectId: id, subjectId: userId })
  })
}

/** Tells those whom a breach concerns, one mail each. @throws as `mailAnswer` */
export async function mailConcerned(
  context: MainContext,
  act: StaffAct,
  { id, addresses }: { id: string; addresses: string[] },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { summary, exposed, measures } = await lockOpenCase(tx, { id, register: 'breach' })
    const facts = { summary, exposed, measures }
    const recipients = new Set(addresses)
    for (const address of recipients) {
      const mail = writeBreachNoticeMail(await addresseeOf(context, tx, address), facts)
      await enqueueMail(context, tx, address, { ...mail, about: id })
    }
    // The register needs the number; the outbox knows the addresses until they have their mail.
    const event = { word: 'breach', text: String(recipients.size) }
    await appendCaseEvent(context, tx, act, { caseId: id, kind: 'letter', ...event })
    await appendStaffEntry(context, tx, act, { objectId: id })
  })
}

/** In the language of the account, else in Indonesian. */
async function addresseeOf({ productName }: MainContext, tx: Database, address: string) {
  const { firstName = '', locale = 'id' } = (await findUserByEmail(tx, address)) ?? {}
  return { firstName, locale, productName }
}
