import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Reminder } from '#server/contract/reminder.schema.ts'
import { reminderTable } from '#server/db/main/reminder.table.ts'
import { sessionActionTable } from '#server/db/main/session-action.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

type ReminderRow = typeof reminderTable.$inferSelect

const columns = {
  hour: reminderTable.hour,
  zone: reminderTable.zone,
  weekdays: reminderTable.weekdays,
}

/** The caller checks the tracker's owner. */
export async function findReminder(db: Database, trackerId: string): Promise<Reminder | null> {
  const [row] = await db
    .select(columns)
    .from(reminderTable)
    .where(eq(reminderTable.trackerId, trackerId))
  return row ?? null
}

/** An existing reminder keeps its id, so links in earlier mails stay valid. */
export async function upsertReminder(db: Database, row: ReminderRow): Promise<Reminder> {
  const { hour, zone, weekdays, dueAt } = row
  const [saved] = await db
    .insert(reminderTable)
    .values(row)
    .onConflictDoUpdate({
      target: reminderTable.trackerId,
      set: { hour, zone, weekdays, dueAt },
    })
    .returning(columns)
  if (!saved) throw new Error('The reminder was not saved')
  return saved
}

export async function deleteReminder(db: Database, trackerId: string): Promise<void> {
  await db.delete(reminderTable).where(eq(reminderTable.trackerId, trackerId))
}

export async function deleteReminderById(db: Database, id: string): Promise<void> {
  await db.delete(reminderTable).where(eq(reminderTable.id, id))
}

/** Locks the longest due reminder until the transaction ends. */
export async function lockDueReminder(
  db: Database,
  now: Date,
): Promise<(ReminderRow & { userId: string; endsOn: string }) | undefined> {
  const [due] = await db
    .select()
    .from(reminderTable)
    .where(lte(reminderTable.dueAt, now))
    .orderBy(asc(reminderTable.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return undefined
  const [tracker] = await db
    .select({ userId: trackerTable.userId, endsOn: trackerTable.endsOn })
    .from(trackerTable)
    .where(eq(trackerTable.id, due.trackerId))
  return tracker && { ...due, ...tracker }
}

export async function postponeReminder(
  db: Database,
  trackerId: string,
  dueAt: Date,
): Promise<void> {
  await db.update(reminderTable).set({ dueAt }).where(eq(reminderTable.trackerId, trackerId))
}

/** Returns whether a step from a session has this last day and no outcome yet. */
export async function hasStepDue(
  db: Database,
  { trackerId, day }: { trackerId: string; day: string },
): Promise<boolean> {
  const { trackerId: ofTracker, until, outcome } = sessionActionTable
  const due = and(eq(ofTracker, trackerId), eq(until, day), isNull(outcome))
  return (await db.$count(sessionActionTable, due)) > 0
}
