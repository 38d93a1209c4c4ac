import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeSessionOutcomeMail } from '#server/backends/main/platform/mail/session-outcome-mails.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { clientReader } from './session-facts.ts'
import { readParties } from './session-parties.repository.ts'

/** Mails the client what the nutritionist recorded, in the same transaction. */
export async function mailOutcome(
  context: MailContext,
  tx: Database,
  session: AppointmentRow,
  { hasCreditBack }: { hasCreditBack: boolean },
): Promise<void> {
  const { locale, user, ...reader } = clientReader(context, session, await readParties(tx, session))
  const to = { firstName: user.firstName, locale, productName: context.productName }
  const facts = {
    ...reader,
    missedBy: session.outcome,
    hasCreditBack,
    reason: session.correctionReason,
  }
  await enqueueMail(context, tx, user.email, writeSessionOutcomeMail(to, facts))
}
