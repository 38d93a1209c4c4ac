import {
  findLatestEnd,
  followFirstSession,
  requireCoveredSessions,
} from '#server/backends/main/consultation/program-clock/program-clock.service.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { updateAppointment } from './appointment.repository.ts'
import { setReminders } from './appointment-reminder.repository.ts'
import { endsFrom } from './book-session.service.ts'
import { requireFreeStart } from './free-start.service.ts'
import { mailParties } from './mail-parties.ts'

export type Move = {
  /** Locked in this order: the practice, the client's account, the tracker, the session. */
  practice: PracticeRow
  tracker: TrackerRow
  session: AppointmentRow
  startsAt: Date
  clientZone: string
  by: 'client' | 'nutritionist'
}

/**
 * Moves the row itself: a lost race leaves the old time untouched, and the credit stays with it. The
 * caller has checked that this party may move it.
 * @throws MainFailure `APPOINTMENT_TAKEN`, `AFTER_PROGRAM_END`
 */
export async function moveSession(
  context: MailContext,
  tx: Database,
  { practice, tracker, session, startsAt, clientZone, by }: Move,
): Promise<AppointmentRow> {
  if (session.startsAt.getTime() === startsAt.getTime()) return session
  const now = context.clock.now()
  const { id: exceptId, userNumber } = session
  const within = await findLatestEnd(context, tx, tracker)
  await requireFreeStart(context, tx, {
    ...{ practice, userNumber, tracker: within, startsAt, by, now, exceptId },
  })
  const isByClient = by === 'client'
  const moved = await updateAppointment(tx, session.id, {
    startsAt,
    ...endsFrom(startsAt, practice),
    clientZone,
    movesByClient: session.movesByClient + (isByClient ? 1 : 0),
    isFreeToCancel: !isByClient,
    changedBy: by,
    changedAt: now,
  })
  await followFirstSession(context, tx, tracker.id)
  await requireCoveredSessions(context, tx, tracker.id)
  await setReminders(tx, moved, now)
  await mailParties(context, tx, moved, { kind: 'moved' })
  return moved
}
