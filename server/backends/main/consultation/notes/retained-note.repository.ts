import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { consultationNoteTable } from '#server/db/main/consultation-note.table.ts'
import { goalClearanceTable } from '#server/db/main/goal-clearance.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { type RetainedNoteRow, retainedNoteTable } from '#server/db/main/retained-note.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Lists a client's signed notes with their sessions, oldest first. */
export async function listSignedNotes(db: Database, userNumber: number) {
  const { trackerId, startsAt } = appointmentTable
  return db
    .select({ note: consultationNoteTable, trackerId, startsAt })
    .from(consultationNoteTable)
    .innerJoin(appointmentTable, eq(appointmentTable.id, consultationNoteTable.appointmentId))
    .where(
      and(eq(appointmentTable.userNumber, userNumber), isNotNull(consultationNoteTable.signedAt)),
    )
    .orderBy(asc(startsAt))
}

type OfPractice = { trackerId: string; practiceNumber: number }

/** Lists what a practice opened of a tracker, newest first. */
export async function listViewsBy(db: Database, { trackerId, practiceNumber }: OfPractice) {
  const { section, hour } = recordViewTable
  return db
    .select({ section, hour })
    .from(recordViewTable)
    .where(
      and(
        eq(recordViewTable.trackerId, trackerId),
        eq(recordViewTable.practiceNumber, practiceNumber),
      ),
    )
    .orderBy(desc(hour), asc(section))
}

/** Lists what a practice signed for the goals of a tracker, oldest first. */
export async function listClearancesBy(db: Database, of: OfPractice) {
  const { reasons, rationale, signedAt, validUntil, trackerId, practiceNumber } = goalClearanceTable
  return db
    .select({ reasons, rationale, signedAt, validUntil })
    .from(goalClearanceTable)
    .where(and(eq(trackerId, of.trackerId), eq(practiceNumber, of.practiceNumber)))
    .orderBy(asc(signedAt))
}

export async function insertRetainedNote(db: Database, note: RetainedNoteRow): Promise<void> {
  await db.insert(retainedNoteTable).values(note)
}

/** Lists the notes of a record with the names of their practices, oldest first. */
export async function listRetainedNotes(db: Database, recordId: string) {
  const { sessionAt, content, keepUntil } = retainedNoteTable
  return db
    .select({ sessionAt, keepUntil, practice: practiceTable.name, content })
    .from(retainedNoteTable)
    .innerJoin(practiceTable, eq(practiceTable.number, retainedNoteTable.practiceNumber))
    .where(eq(retainedNoteTable.recordId, recordId))
    .orderBy(asc(sessionAt))
}

type Batch = { until: Date; atMost: number }

/** Deletes notes whose time is over. Returns how many. */
export async function deleteRetainedNotes(db: Database, { until, atMost }: Batch): Promise<number> {
  const { id, keepUntil } = retainedNoteTable
  const over = db.select({ id }).from(retainedNoteTable).where(lte(keepUntil, until)).limit(atMost)
  const deleted = await db.delete(retainedNoteTable).where(inArray(id, over)).returning({ id })
  return deleted.length
}
