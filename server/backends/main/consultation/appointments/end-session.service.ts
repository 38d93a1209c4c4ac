import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  listAhead,
  lockAppointment,
  type SessionsOf,
  updateAppointment,
} from './appointment.repository.ts'
import { deleteReminders } from './appointment-reminder.repository.ts'
import { mailParties } from './mail-parties.ts'
import { creditsBackFor } from './session-rules.ts'

export type SessionEnd = {
  kind: NonNullable<AppointmentRow['cancelKind']>
  by: AppointmentRow['changedBy']
}

const creditKinds = ['returned', 'compensated'] as const

/** The only way to cancel: the state, the credits, the reminders and both mails. */
export async function endSession(
  context: MailContext,
  tx: Database,
  /** Locked and booked. */
  session: AppointmentRow,
  { kind, by }: SessionEnd,
): Promise<AppointmentRow> {
  const now = context.clock.now()
  const creditsBack = creditsBackFor(kind, session, now)
  const ended = await updateAppointment(tx, session.id, {
    state: 'cancelled',
    cancelKind: kind,
    changedBy: by,
    changedAt: now,
  })
  const { trackerId, id: appointmentId } = ended
  for (const credit of creditKinds.slice(0, creditsBack))
    if (trackerId !== null)
      await appendSessionCredit(tx, {
        id: randomId(),
        trackerId,
        kind: credit,
        amount: 1,
        appointmentId,
        createdAt: now,
      })
  await deleteReminders(tx, appointmentId)
  await mailParties(context, tx, ended, { kind: 'cancelled', creditsBack })
  return ended
}

/** Cancels the booked sessions that have not begun, and withdraws the offers. */
export async function endSessionsAhead(
  context: MailContext,
  tx: Database,
  of: SessionsOf,
  end: SessionEnd,
): Promise<void> {
  const now = context.clock.now()
  for (const found of await listAhead(tx, { ...of, now })) {
    const session = await lockAppointment(tx, found)
    if (session.state === 'booked') await endSession(context, tx, session, end)
    if (session.state === 'offered')
      await updateAppointment(tx, session.id, {
        state: 'withdrawn',
        changedBy: end.by,
        changedAt: now,
      })
  }
}
