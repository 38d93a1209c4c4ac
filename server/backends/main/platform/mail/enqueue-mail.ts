import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import { mailsThatSuspensionStops } from '#server/contract/mail-kinds.ts'
import type { Database } from '#server/db/open-database.ts'
import type { Letter } from './letter.ts'
import type { SenderContext } from './mail-parts.ts'
import { insertMail, isSuspended } from './outbox.repository.ts'
import { renderMail } from './render-mail.ts'

export type MailContext = SenderContext & Pick<MainContext, 'clock' | 'secrets'>

/** What goes with a mail. */
type Enclosures = {
  receiptNumber?: string
  calendar?: CalendarInMail
  /** The id of what it tells about, such as an order. Staff see with it that the mail was sent. */
  about?: string
}
export type CalendarInMail = { method: 'REQUEST' | 'CANCEL'; content: string }

/**
 * Inserts a mail in the transaction of the event it reports, so both happen or neither. It waits
 * sealed, because it may hold a code, a link or the number of a bank account. A suspended account gets
 * no mail that uses its data (`mailsThatSuspensionStops`).
 */
export async function enqueueMail(
  context: MailContext,
  tx: Database,
  recipient: string,
  { receiptNumber, calendar, about = '', ...letter }: Letter & Enclosures,
): Promise<void> {
  if (mailsThatSuspensionStops.includes(letter.kind) && (await isSuspended(tx, recipient))) return
  const now = context.clock.now()
  const { subject, text, html, ...mail } = renderMail(letter, context)
  await insertMail(tx, {
    id: randomId(),
    recipient,
    kind: letter.kind,
    about,
    receiptNumber: receiptNumber ?? null,
    calendar: calendar ? sealAtRest(context, calendar.content) : null,
    calendarMethod: calendar?.method ?? null,
    ...mail,
    subject: sealAtRest(context, subject),
    text: sealAtRest(context, text),
    html: sealAtRest(context, html),
    dueAt: now,
    createdAt: now,
  })
}
