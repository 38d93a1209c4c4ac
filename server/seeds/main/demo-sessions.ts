import { eq } from 'drizzle-orm'
import { dayMs, hourMs } from '#app/lib/time.ts'
import {
  insertAppointment,
  updateAppointment,
} from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { setReminders } from '#server/backends/main/consultation/appointments/appointment-reminder.repository.ts'
import { endsFrom } from '#server/backends/main/consultation/appointments/book-session.service.ts'
import { insertRelation } from '#server/backends/main/consultation/care/care-relation.repository.ts'
import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import { addDays, dayInJakarta } from '#server/backends/main/platform/calendar-day.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { Clock } from '#server/clock.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { printedSlug } from './seed-practices.ts'

/** Days from today, and the hour in WIB. The last one is ahead. */
const sessions = [
  { inDays: -42, hour: 13, topic: 'Mulai dari mana' },
  { inDays: -14, hour: 13, topic: 'Sarapan di hari kerja' },
  { inDays: 1, hour: 13, topic: 'Makan di luar saat akhir pekan' },
]
const wibHours = 7

/** Inserts the care of a demo member by the printed nutritionist: two sessions held and one tomorrow. */
export async function insertDemoSessions(db: Database, clock: Clock, user: User): Promise<void> {
  const [practice] = await db
    .select()
    .from(practiceTable)
    .where(eq(practiceTable.slug, printedSlug))
  const [tracker] = await db.select().from(trackerTable).where(eq(trackerTable.userId, user.id))
  if (practice?.state !== 'active' || !tracker) return
  const relation = await insertRelation(db, {
    id: randomId(),
    trackerId: tracker.id,
    practiceNumber: practice.number,
    sections: ['weightTrend', 'weight', 'body', 'food', 'goals'],
    since: tracker.createdAt,
  })
  for (const { inDays, hour, topic } of sessions) {
    const day = addDays(dayInJakarta(clock.now()), inDays)
    const startsAt = later(new Date(day), (hour - wibHours) * hourMs)
    const bookedAt = later(startsAt, -5 * dayMs)
    const session = await insertAppointment(db, {
      id: randomId(),
      practiceNumber: practice.number,
      userNumber: user.number,
      trackerId: tracker.id,
      relationId: relation.id,
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
    if (inDays > 0) await setReminders(db, session, clock.now())
    else
      await updateAppointment(db, session.id, {
        state: 'completed',
        changedBy: 'nutritionist',
        changedAt: session.endsAt,
      })
  }
}
