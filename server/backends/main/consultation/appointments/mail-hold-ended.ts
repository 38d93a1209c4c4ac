import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeHoldEndedMail } from '#server/backends/main/platform/mail/hold-mails.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { clientReader } from './session-facts.ts'
import { readParties } from './session-parties.repository.ts'

/** Tells the client that a time is no longer held for them, in the same transaction. */
export async function mailHoldEnded(
  context: MailContext,
  tx: Database,
  session: AppointmentRow,
  why: 'expired' | 'gone',
): Promise<void> {
  const parties = await readParties(tx, session)
  const { user, locale, ...reader } = clientReader(context, session, parties)
  const isOfOrder = session.orderId !== null
  const { publicOrigin, productName } = context
  const link = isOfOrder
    ? `${publicOrigin}/konsultasi/jadwal?nutritionist=${parties.practice.slug}`
    : `${publicOrigin}/konsultasi/saya`
  const to = { firstName: user.firstName, locale, productName }
  await enqueueMail(
    context,
    tx,
    user.email,
    writeHoldEndedMail(to, { ...reader, link, why, isOfOrder }),
  )
}
