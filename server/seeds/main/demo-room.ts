import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { minuteMs } from '#app/lib/time.ts'
import { updateAppointment } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { deleteReminders } from '#server/backends/main/consultation/appointments/appointment-reminder.repository.ts'
import { endsFrom } from '#server/backends/main/consultation/appointments/book-session.service.ts'
import { isRoomOpen } from '#server/backends/main/consultation/room/room-times.ts'
import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { Clock } from '#server/clock.ts'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertDemoSession } from './demo-sessions.ts'
import { printedSlug } from './seed-practices.ts'

/** Soon, so that both can also close it: before its start, it has no outcome. */
const startsInMs = 2 * minuteMs

/**
 * Gives Sari and her nutritionist a session whose room is open now, unless they have one. So two
 * browsers can try a call. Returns undefined if Sari has no session left.
 */
export async function openDemoRoom(
  db: Database,
  clock: Clock,
): Promise<AppointmentRow | undefined> {
  return db.transaction(async (tx) => {
    const [care] = await tx
      .select({
        user: userTable,
        tracker: trackerTable,
        practice: practiceTable,
        relationId: careRelationTable.id,
      })
      .from(careRelationTable)
      .innerJoin(trackerTable, eq(trackerTable.id, careRelationTable.trackerId))
      .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
      .innerJoin(practiceTable, eq(practiceTable.number, careRelationTable.practiceNumber))
      .where(
        and(
          eq(userTable.email, 'sari@demo.seimbang.id'),
          eq(practiceTable.slug, printedSlug),
          isNull(careRelationTable.until),
        ),
      )
    if (!care) return undefined
    const now = clock.now()
    const startsAt = new Date(Math.ceil(later(now, startsInMs).getTime() / minuteMs) * minuteMs)
    const { blocksUntil } = endsFrom(startsAt, care.practice)
    const around = await tx
      .select()
      .from(appointmentTable)
      .where(
        and(
          eq(appointmentTable.practiceNumber, care.practice.number),
          eq(appointmentTable.state, 'booked'),
          lt(appointmentTable.startsAt, blocksUntil),
          gt(appointmentTable.blocksUntil, now),
        ),
      )
    const open = around.find(
      (session) => session.userNumber === care.user.number && isRoomOpen(session, now),
    )
    if (open && open.endsAt > now) return open
    if (care.tracker.sessionBalance < 1) return undefined
    for (const session of around) if (session.blocksUntil > startsAt) await cancel(tx, session, now)
    return insertDemoSession(tx, clock, {
      ...care,
      startsAt,
      bookedAt: now,
      topic: 'Mencoba panggilan',
    })
  })
}

/** The evening is full of sessions of the demo. */
async function cancel(db: Database, session: AppointmentRow, now: Date): Promise<void> {
  const { id, trackerId } = session
  await deleteReminders(db, id)
  await updateAppointment(db, id, {
    ...{ state: 'cancelled', cancelKind: 'by_nutritionist' },
    ...{ changedBy: 'nutritionist', changedAt: now },
  })
  if (trackerId !== null)
    await appendSessionCredit(db, {
      id: randomId(),
      ...{ trackerId, kind: 'returned', amount: 1, appointmentId: id, createdAt: now },
    })
}
