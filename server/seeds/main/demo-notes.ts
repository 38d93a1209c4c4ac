import { and, asc, eq } from 'drizzle-orm'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import {
  insertAddendum,
  insertDraft,
  lockNote,
  updateDraft,
} from '#server/backends/main/consultation/notes/note.repository.ts'
import { hashOfAddendum, hashOfNote } from '#server/backends/main/consultation/notes/note-hash.ts'
import { authorOf } from '#server/backends/main/consultation/notes/note-view.ts'
import {
  insertActions,
  listActionsOfSession,
  updateOutcome,
} from '#server/backends/main/consultation/notes/session-action.repository.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { NoteContent } from '#server/contract/note.schema.ts'
import type { ActionOutcome } from '#server/contract/session-action.schema.ts'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { demoNoteTexts } from './demo-note-texts.ts'

export type DemoNote = {
  /** Days are counted from the session. */
  content: (day: (daysAfter: number) => string) => NoteContent
  outcomes: (ActionOutcome | null)[]
  addendum?: { daysAfter: number; body: string }
}

type Noted = { practice: PracticeRow; tracker: TrackerRow; now: Date }

/** Inserts signed notes of a demo member's held sessions, with steps, outcomes and an addendum. */
export async function insertDemoNotes(
  db: Database,
  { practice, tracker, now }: Noted,
): Promise<void> {
  const held = await db
    .select()
    .from(appointmentTable)
    .where(and(eq(appointmentTable.trackerId, tracker.id), eq(appointmentTable.state, 'completed')))
    .orderBy(asc(appointmentTable.startsAt))
  for (const [index, note] of demoNoteTexts.entries()) {
    const session = held[index]
    if (session) await insertSigned(db, { session, practice, tracker, now }, note)
  }
}

async function insertSigned(
  db: Database,
  { session, practice, tracker, now }: Noted & { session: AppointmentRow },
  { content: contentOf, outcomes, addendum }: DemoNote,
): Promise<void> {
  const { id: appointmentId, endsAt } = session
  const content = contentOf((daysAfter) => addDays(dayInJakarta(endsAt), daysAfter))
  const signedAt = later(endsAt, 25 * minuteMs)
  const { number: practiceNumber, name: authorName } = practice
  const draft = { appointmentId, practiceNumber, content, savedAt: signedAt }
  await insertDraft(db, draft)
  const signed = {
    ...{ content, signedAt, savedAt: signedAt },
    ...{ authorName, authorDegrees: 'S.Gz., RD' },
  }
  const contentHash = hashOfNote({ ...draft, ...signed, brief: null, briefAt: null })
  await updateDraft(db, { appointmentId, version: 1 }, { ...signed, contentHash })
  await insertActions(
    db,
    content.actions.flatMap(({ until, ...action }, position) => {
      const place = { appointmentId, trackerId: tracker.id, position }
      return until === null ? [] : [{ id: randomId(), ...place, until, ...action }]
    }),
  )
  for (const [index, { id }] of (await listActionsOfSession(db, appointmentId)).entries()) {
    const outcome = outcomes[index] ?? null
    const outcomeAt = later(now, -dayMs)
    if (outcome) await updateOutcome(db, { id, trackerId: tracker.id }, { outcome, outcomeAt })
  }
  const note = await lockNote(db, appointmentId)
  if (!note || !addendum) return
  const at = later(endsAt, addendum.daysAfter * dayMs)
  const row = { seq: 1, author: authorOf(note), body: addendum.body, at }
  const hash = hashOfAddendum(contentHash, row)
  await insertAddendum(db, { ...row, appointmentId, practiceNumber, hash })
}
