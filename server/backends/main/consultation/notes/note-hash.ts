import { createHash } from 'node:crypto'
import type { ConsultationNoteRow } from '#server/db/main/consultation-note.table.ts'
import type { NoteAddendumRow } from '#server/db/main/note-addendum.table.ts'

type SignedFacts = Pick<
  ConsultationNoteRow,
  | 'appointmentId'
  | 'practiceNumber'
  | 'content'
  | 'brief'
  | 'briefAt'
  | 'signedAt'
  | 'authorName'
  | 'authorDegrees'
>

/** The SHA-256 of what a signature covers, in JSON whose keys are sorted. */
export function hashOfNote(note: SignedFacts): string {
  const { appointmentId, practiceNumber, content, brief, authorName, authorDegrees } = note
  const [briefAt, signedAt] = [note.briefAt, note.signedAt].map((at) => at?.toISOString() ?? null)
  const author = { practiceNumber, authorName, authorDegrees }
  return sha256(canonicalJson({ appointmentId, ...author, content, brief, briefAt, signedAt }))
}

/** Continues the chain from the hash before it. The trigger on `note_addenda` computes the same. */
export function hashOfAddendum(
  before: string,
  { seq, at, author, body }: Pick<NoteAddendumRow, 'seq' | 'at' | 'author' | 'body'>,
): string {
  return sha256([before, seq, at.toISOString(), author, body].join('\n'))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The database does not keep the order of keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
