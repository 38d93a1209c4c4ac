import { clientReader } from '#server/backends/main/consultation/appointments/session-facts.ts'
import { readParties } from '#server/backends/main/consultation/appointments/session-parties.repository.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeOfferMail } from '#server/backends/main/platform/mail/offer-mail.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Mails a client the time that is held for them, in the transaction of the offer. */
export async function mailOffer(
  context: MailContext,
  tx: Database,
  session: AppointmentRow,
): Promise<void> {
  const { offeredUntil } = session
  if (!offeredUntil) throw new Error('An offer has no end')
  const reader = clientReader(context, session, await readParties(tx, session))
  const { firstName, email } = reader.user
  const to = { firstName, locale: reader.locale, productName: context.productName }
  const link = `${context.publicOrigin}/konsultasi/saya`
  await enqueueMail(context, tx, email, writeOfferMail(to, { ...reader, link, offeredUntil }))
}
