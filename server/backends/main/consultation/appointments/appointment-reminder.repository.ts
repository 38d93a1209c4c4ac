import { eq } from 'drizzle-orm'
import { dayMs, hourMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
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
