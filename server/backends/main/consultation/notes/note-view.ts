import type { NoteAddendum, NoteSignature } from '#server/contract/note.schema.ts'
import type { SessionAction } from '#server/contract/session-action.schema.ts'
import type { ConsultationNoteRow } from '#server/db/main/consultation-note.table.ts'
import type { NoteAddendumRow } from '#server/db/main/note-addendum.table.ts'
import type { SessionActionRow } from '#server/db/main/session-action.table.ts'

/** Returns null for a draft. */
export function signatureOf(note: ConsultationNoteRow): NoteSignature | null {
  const { signedAt, contentHash } = note
  if (signedAt === null || contentHash === null) return null
  return { at: signedAt.toISOString(), author: authorOf(note), hash: contentHash }
}

/** The name with degrees, as signed. */
export function authorOf({
  authorName,
  authorDegrees,
}: Pick<ConsultationNoteRow, 'authorName' | 'authorDegrees'>): string {
  return [authorName, authorDegrees].filter(Boolean).join(', ')
}

export function addendumOf({ seq, body, at, author, hash }: NoteAddendumRow): NoteAddendum {
  return { seq, body, at: at.toISOString(), author, hash }
}

export function actionOf(row: SessionActionRow): SessionAction {
  const { id, appointmentId, text, until, measure, outcome, outcomeAt } = row
  return {
    id,
    appointmentId,
    text,
    until,
    measure,
    outcome,
    outcomeAt: outcomeAt?.toISOString() ?? null,
  }
}
