import { minuteMs } from '#app/lib/time.ts'
import {
  findLatestEnd,
  followFirstSession,
  requireCoveredSessions,
} from '#server/backends/main/consultation/program-clock/program-clock.service.ts'
import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import { violates } from '#server/backends/main/platform/constraint-violation.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertAppointment } from './appointment.repository.ts'
import { setReminders } from './appointment-reminder.repository.ts'
import { requireFreeStart } from './free-start.service.ts'
import { mailParties } from './mail-parties.ts'

export type Booking = Pick<AppointmentRow, 'startsAt' | 'clientZone' | 'locale' | 'topic'> & {
  /** Locked in this order: the practice, the client's account, the tracker. */
  practice: PracticeRow
  userNumber: number
  tracker: TrackerRow
  relationId: string
  by: 'client' | 'nutritionist'
  /** The order that bought this single session. */
  orderId?: string
}

/**
 * Books a free time and takes its credit, with the reminders and both mails. The one transaction
 * does nothing outside the database.
 * @throws MainFailure `APPOINTMENT_TAKEN`, `AFTER_PROGRAM_END`, `NO_SESSION_LEFT`
 */
export async function bookSession(
  context: MailContext,
  tx: Database,
  { practice, tracker, by, ...booking }: Booking,
): Promise<AppointmentRow> {
  const now = context.clock.now()
  const { startsAt, userNumber } = booking
  if (tracker.sessionBalance < 1) throw new MainFailure('NO_SESSION_LEFT')
  const within = await findLatestEnd(context, tx, tracker)
  await requireFreeStart(context, tx, { practice, userNumber, tracker: within, startsAt, by, now })
  const session = await insertAppointment(tx, {
    id: randomId(),
    practiceNumber: practice.number,
    trackerId: tracker.id,
    ...booking,
    ...endsFrom(startsAt, practice),
    state: 'booked',
    // The client did not choose the time.
    isFreeToCancel: by === 'nutritionist',
    changedBy: by,
    changedAt: now,
    createdAt: now,
  })
  await chargeSession(context, tx, session)
  await requireCoveredSessions(context, tx, tracker.id)
  return session
}

/**
 * Takes the credit of a session that was just booked, with the reminders and both mails. A program
 * that waits for it starts on its day.
 */
export async function chargeSession(
  context: MailContext,
  tx: Database,
  session: AppointmentRow,
): Promise<void> {
  const { trackerId } = session
  if (trackerId === null) throw new Error('A booked session has no tracker')
  const now = context.clock.now()
  await appendSessionCredit(tx, {
    id: randomId(),
    trackerId,
    kind: 'used',
    amount: -1,
    appointmentId: session.id,
    createdAt: now,
  })
  await followFirstSession(context, tx, trackerId)
  await setReminders(tx, session, now)
  await mailParties(context, tx, session, { kind: 'booked' })
}

/** The end of a session of the practice, and of the pause after it. */
export function endsFrom(startsAt: Date, { sessionMinutes, pauseMinutes }: PracticeRow) {
  const endsAt = later(startsAt, sessionMinutes * minuteMs)
  return { endsAt, blocksUntil: later(endsAt, pauseMinutes * minuteMs) }
}

/** Runs a transaction in which the database may refuse an overlap, its last guard. */
export async function refuseOverlap<Answer>(transaction: () => Promise<Answer>): Promise<Answer> {
  try {
    return await transaction()
  } catch (cause) {
    const isOverlap =
      violates(cause, 'appointments_of_practice_apart') ||
      violates(cause, 'appointments_of_client_apart')
    throw isOverlap ? new MainFailure('APPOINTMENT_TAKEN', { cause }) : cause
  }
}
