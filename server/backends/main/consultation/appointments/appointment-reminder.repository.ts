import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { dayMs, hourMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentReminderTable } from '#server/db/main/appointment-reminder.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** How long before its start a reminder of a session is due. */
const leads = { day: dayMs, hour: hourMs } as const

/**
 * Sets the reminders of a session to its time; one that would be due already is left out. The
 * caller has locked or just inserted the session.
 */
export async function setReminders(
  db: Database,
  { id, startsAt }: Pick<AppointmentRow, 'id' | 'startsAt'>,
  now: Date,
): Promise<void> {
  await deleteReminders(db, id)
  const reminders = (['day', 'hour'] as const)
    .map((kind) => ({ appointmentId: id, kind, dueAt: later(startsAt, -leads[kind]) }))
    .filter(({ dueAt }) => dueAt > now)
  if (reminders.length > 0) await db.insert(appointmentReminderTable).values(reminders)
}

export async function deleteReminders(db: Database, appointmentId: string): Promise<void> {
  await db
    .delete(appointmentReminderTable)
    .where(eq(appointmentReminderTable.appointmentId, appointmentId))
}

type DueReminder = { session: AppointmentRow; kind: 'day' | 'hour' }

/**
 * Locks the next session with a due reminder, and takes the reminder. The lock comes first, as with
 * every change of a session. So a reminder never outlives a move or a cancelling.
 */
export async function takeDueReminder(db: Database, now: Date): Promise<DueReminder | undefined> {
  const { appointmentId, kind, dueAt, sentAt } = appointmentReminderTable
  const isDue = and(lte(dueAt, now), isNull(sentAt))
  const due = db.select({ appointmentId }).from(appointmentReminderTable).where(isDue)
  const [session] = await db
    .select()
    .from(appointmentTable)
    .where(inArray(appointmentTable.id, due))
    .orderBy(asc(appointmentTable.startsAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!session) return undefined
  const isOfSession = eq(appointmentId, session.id)
  const [next] = await db
    .select({ kind })
    .from(appointmentReminderTable)
    .where(and(isOfSession, isDue))
    .orderBy(asc(dueAt))
  if (!next) return undefined
  await db
    .update(appointmentReminderTable)
    .set({ sentAt: now })
    .where(and(isOfSession, eq(kind, next.kind)))
  return { session, kind: next.kind }
}
