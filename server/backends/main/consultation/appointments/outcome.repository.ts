import { and, eq, isNotNull } from 'drizzle-orm'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Locks the tracker first, because its balance may change, then the session. */
export async function lockForOutcome(
  db: Database,
  { practiceNumber, id }: { practiceNumber: number; id: string },
): Promise<AppointmentRow | undefined> {
  const ofPractice = and(
    eq(appointmentTable.id, id),
    eq(appointmentTable.practiceNumber, practiceNumber),
    isNotNull(appointmentTable.relationId),
  )
  const ofSession = db
    .select({ id: appointmentTable.trackerId })
    .from(appointmentTable)
    .where(ofPractice)
  await db
    .select({ id: trackerTable.id })
    .from(trackerTable)
    .where(eq(trackerTable.id, ofSession))
    .for('no key update')
  const [session] = await db.select().from(appointmentTable).where(ofPractice).for('update')
  return session
}

export async function updateOutcome(
  db: Database,
  id: string,
  set: Pick<AppointmentRow, 'state' | 'outcome' | 'changedAt' | 'correctionReason'>,
): Promise<AppointmentRow> {
  const [closed] = await db
    .update(appointmentTable)
    .set({ ...set, changedBy: 'nutritionist' })
    .where(eq(appointmentTable.id, id))
    .returning()
  if (!closed) throw new Error('The session to close is gone')
  return closed
}
