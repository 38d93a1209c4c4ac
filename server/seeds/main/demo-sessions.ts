import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import {
  insertAppointment,
  updateAppointment,
} from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { setReminders } from '#server/backends/main/consultation/appointments/appointment-reminder.repository.ts'
import { endsFrom } from '#server/backends/main/consultation/appointments/book-session.service.ts'
import { insertRelation } from '#server/backends/main/consultation/care/care-relation.repository.ts'
import { saveNextVersion } from '#server/backends/main/consultation/intake/intake.repository.ts'
import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { Clock } from '#server/clock.ts'
import type { IntakeAnswers } from '#server/contract/intake.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type DemoSession = {
  /** Days from today. */
  inDays: number
  /** `HH:MM` in WIB. */
  time: string
  topic: string
  /** What the client wrote before a session to come. */
  intake?: IntakeAnswers
  /** How a session that is over ended. Held by default; `open` waits for the nutritionist. */
  end?: 'missed' | 'open'
}

type Care = {
  practice: PracticeRow
  user: User
  tracker: TrackerRow
  /** What the client shows the nutritionist. */
  sections: ShareSection[]
  sessions: DemoSession[]
}

/** Inserts the care of a demo member by a nutritionist, with its sessions. */
export async function insertDemoCare(
  db: Database,
  clock: Clock,
  { practice, user, tracker, sections, sessions }: Care,
): Promise<void> {
  const relation = await insertRelation(db, {
    id: randomId(),
    trackerId: tracker.id,
    practiceNumber: practice.number,
    sections,
    since: tracker.createdAt,
  })
  for (const session of sessions)
    await insertSession(db, clock, { practice, user, relationId: relation.id, tracker, session })
}

type PlannedSession = Pick<Care, 'practice' | 'user' | 'tracker'> & {
  relationId: string
  startsAt: Date
  bookedAt: Date
  topic: string
}

/** Inserts a booked session with its credit. */
export async function insertDemoSession(
  db: Database,
  clock: Clock,
  { practice, user, tracker, relationId, startsAt, bookedAt, topic }: PlannedSession,
): Promise<AppointmentRow> {
  const session = await insertAppointment(db, {
    id: randomId(),
    practiceNumber: practice.number,
    userNumber: user.number,
    trackerId: tracker.id,
    relationId,
    startsAt,
    ...endsFrom(startsAt, practice),
    state: 'booked',
    clientZone: 'Asia/Jakarta',
    locale: 'id',
    topic,
    changedBy: 'client',
    changedAt: bookedAt,
    createdAt: bookedAt,
  })
  await appendSessionCredit(db, {
    id: randomId(),
    trackerId: tracker.id,
    kind: 'used',
    amount: -1,
    appointmentId: session.id,
    createdAt: bookedAt,
  })
  if (session.endsAt > clock.now()) await setReminders(db, session, clock.now())
  return session
}

type Wanted = Pick<Care, 'practice' | 'user' | 'tracker'> & {
  relationId: string
  session: DemoSession
}

async function insertSession(
  db: Database,
  clock: Clock,
  { session: { inDays, time, topic, intake, end }, ...care }: Wanted,
): Promise<void> {
  const now = clock.now()
  const startsAt = new Date(`${addDays(dayInJakarta(now), inDays)}T${time}:00+07:00`)
  const bookedAt = later(startsAt, -5 * dayMs)
  const session = await insertDemoSession(db, clock, { ...care, startsAt, bookedAt, topic })
  if (intake)
    await saveNextVersion(db, {
      ...{ appointmentId: session.id, trackerId: care.tracker.id, answers: intake },
      savedAt: now,
    })
  if (session.endsAt > now || end === 'open') return
  await updateAppointment(db, session.id, {
    ...(end === 'missed' ? { state: 'missed', outcome: 'client' } : { state: 'completed' }),
    changedBy: 'nutritionist',
    changedAt: session.endsAt,
  })
}
