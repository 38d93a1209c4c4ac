import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  type ConsultationNoteRow,
  consultationNoteTable,
} from '#server/db/main/consultation-note.table.ts'
import { type NoteAddendumRow, noteAddendumTable } from '#server/db/main/note-addendum.table.ts'
import type { Database } from '#server/db/open-database.ts'

const { appointmentId: ofNote, version, signedAt } = consultationNoteTable

export async function findNote(
  db: Database,
  appointmentId: string,
): Promise<ConsultationNoteRow | undefined> {
  const [note] = await db.select().from(consultationNoteTable).where(eq(ofNote, appointmentId))
  return note
}

/** Locks a note, so that changes and addenda of it wait. */
export async function lockNote(
  tx: Database,
  appointmentId: string,
): Promise<ConsultationNoteRow | undefined> {
  const [note] = await tx
    .select()
    .from(consultationNoteTable)
    .where(eq(ofNote, appointmentId))
    .for('update')
  return note
}

/** Returns false if there is a note already. */
export async function insertDraft(
  tx: Database,
  draft: typeof consultationNoteTable.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(consultationNoteTable)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: ofNote })
  return inserted.length > 0
}

type Change = Pick<ConsultationNoteRow, 'content' | 'savedAt'> &
  Partial<Pick<ConsultationNoteRow, 'signedAt' | 'contentHash' | 'authorName' | 'authorDegrees'>>

/** Returns false if another version is stored, or a signed one. */
export async function updateDraft(
  tx: Database,
  { appointmentId, version: from }: Pick<ConsultationNoteRow, 'appointmentId' | 'version'>,
  change: Change,
): Promise<boolean> {
  const updated = await tx
    .update(consultationNoteTable)
    .set({ ...change, version: from + 1 })
    .where(and(eq(ofNote, appointmentId), eq(version, from), isNull(signedAt)))
    .returning({ id: ofNote })
  return updated.length > 0
}

export async function listAddenda(db: Database, appointmentId: string): Promise<NoteAddendumRow[]> {
  return db
    .select()
    .from(noteAddendumTable)
    .where(eq(noteAddendumTable.appointmentId, appointmentId))
    .orderBy(asc(noteAddendumTable.seq))
}

export async function insertAddendum(tx: Database, addendum: NoteAddendumRow): Promise<void> {
  await tx.insert(noteAddendumTable).values(addendum)
}
