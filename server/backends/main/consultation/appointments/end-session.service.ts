import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { followFirstSession } from '#server/backends/main/consultation/program-clock/program-clock.service.ts'
import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  listAhead,
  lockAppointment,
  lockSessionTracker,
  type SessionsOf,
  updateAppointment,
} from './appointment.repository.ts'
import { deleteReminders } from './appointment-reminder.repository.ts'
import { mailHoldEnded } from './mail-hold-ended.ts'
import { mailParties } from './mail-parties.ts'
import { creditsBackFor } from './session-rules.ts'

export type SessionEnd = {
  kind: NonNullable<AppointmentRow['cancelKind']>
  by: AppointmentRow['changedBy']
}

/** What comes back first, and what is added for the nutritionist's fault. */
export const creditKinds = ['returned', 'compensated'] as const

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
  if (trackerId !== null) await followFirstSession(context, tx, trackerId)
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
  for (const session of await listAhead(tx, { ...of, now })) await endOne(context, tx, session, end)
}

type Cover = {
  trackerId: string
  /** The first day without the program. */
  endsOn: string
  /** The balance that the tracker must have. */
  balance: number
}

/** Cancels the sessions ahead that a program no longer covers, the latest first. */
export async function endUncoveredSessions(
  context: MailContext,
  tx: Database,
  { trackerId, endsOn, balance }: Cover,
): Promise<void> {
  const tracker = await lockSessionTracker(tx, trackerId)
  let missing = balance - (tracker?.sessionBalance ?? 0)
  const sessions = await listAhead(tx, { trackerId, now: context.clock.now() })
  for (const session of sessions.toReversed()) {
    if (dayInJakarta(session.startsAt) < endsOn && missing <= 0) continue
    const end = { kind: 'program_ended', by: 'system' } as const
    if ((await endOne(context, tx, session, end)) === 'cancelled') missing -= 1
  }
}

/**
 * Cancels a booked session, or withdraws an offer: with a mail if the nutritionist cannot hold it.
 * Returns its new state.
 */
export async function endOne(
  context: MailContext,
  tx: Database,
  found: Pick<AppointmentRow, 'id' | 'trackerId'>,
  end: SessionEnd,
): Promise<AppointmentRow['state']> {
  const session = await lockAppointment(tx, found)
  if (session.state === 'booked') return (await endSession(context, tx, session, end)).state
  if (session.state !== 'offered') return session.state
  const changedAt = context.clock.now()
  const withdrawn = { state: 'withdrawn', changedBy: end.by, changedAt } as const
  const hold = await updateAppointment(tx, session.id, withdrawn)
  const isGone = end.kind === 'by_nutritionist' || end.kind === 'licence_ended'
  if (isGone && isOpen(session, changedAt)) await mailHoldEnded(context, tx, hold, 'gone')
  return hold.state
}

function isOpen({ offeredUntil }: AppointmentRow, now: Date): boolean {
  return offeredUntil !== null && now < offeredUntil
}
