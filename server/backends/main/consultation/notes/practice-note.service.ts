import { isDeepStrictEqual } from 'node:util'
import { makeParts } from '#server/backends/main/consultation/brief/brief-parts.ts'
import { readClientDay } from '#server/backends/main/consultation/brief/client-day.service.ts'
import type { SessionInCare } from '#server/backends/main/consultation/care/lock-session-in-care.ts'
import { recordViews } from '#server/backends/main/consultation/care/record-view.repository.ts'
import { requireClientConsent } from '#server/backends/main/consultation/care/require-client-consent.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import {
  emptyNote,
  type FrozenBrief,
  type NoteDraft,
  type PracticeNote,
  type UnsignedNotes,
} from '#server/contract/note.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { readEarlierActions } from './earlier-actions.service.ts'
import { findNote, insertDraft, listAddenda, updateDraft } from './note.repository.ts'
import { actionOf, addendumOf, signatureOf } from './note-view.ts'
import { canHaveNote, lockNotedSession } from './noted-session.ts'
import { listActionsOfSession } from './session-action.repository.ts'
import { listUnsigned } from './unsigned-note.repository.ts'

type NoteContext = Pick<MainContext, 'db' | 'clock'>

/** @throws MainFailure `ERR_NO_APPOINTMENT` like `lockNotedSession` */
export async function readPracticeNote(
  { db, clock }: NoteContext,
  practice: PracticeRow,
  id: string,
): Promise<PracticeNote> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const session = await lockNotedSession(tx, { practice, id, now })
    return noteOf(tx, { session, practice, now })
  })
}

/**
 * Stores a draft. The same content again changes nothing, so a call whose answer was lost can be
 * repeated.
 * @throws MainFailure `NOTE_CHANGED`, `NOTE_SIGNED`, or like `requireWritable`
 */
export async function saveDraft(
  { db, clock }: NoteContext,
  practice: PracticeRow,
  { id, version, content }: NoteDraft & { id: string },
): Promise<PracticeNote> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const session = await lockNotedSession(tx, { practice, id, now })
    await requireWritable(tx, session, now)
    const isStored =
      version === 0
        ? await insertDraft(tx, {
            ...{ appointmentId: id, practiceNumber: practice.number },
            ...{ content, savedAt: now },
            ...{ brief: await makeBrief(tx, { session, practice, now }), briefAt: now },
          })
        : await updateDraft(tx, { appointmentId: id, version }, { content, savedAt: now })
    if (!isStored) {
      const stored = await findNote(tx, id)
      if (stored?.signedAt) throw new MainFailure('NOTE_SIGNED')
      if (!isDeepStrictEqual(stored?.content, content)) throw new MainFailure('NOTE_CHANGED')
    }
    return noteOf(tx, { session, practice, now })
  })
}

/** @throws MainFailure `NOTE_NOT_POSSIBLE`, or like `requireClientConsent` */
export async function requireWritable(
  tx: Database,
  session: SessionInCare,
  now: Date,
): Promise<void> {
  if (!canHaveNote(session, now)) throw new MainFailure('NOTE_NOT_POSSIBLE')
  await requireClientConsent(tx, session.userId)
}

/** Lists the sessions that wait for a signature for more than a day. */
export async function readUnsigned(
  { db, clock }: NoteContext,
  { number: practiceNumber }: PracticeRow,
): Promise<UnsignedNotes> {
  const rows = await listUnsigned(db, { practiceNumber, now: clock.now() })
  return rows.map(({ startsAt, firstName, lastName, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    clientName: `${firstName} ${lastName}`.trim(),
  }))
}

type Noted = { session: SessionInCare; practice: PracticeRow; now: Date }

/** A note that cannot be written needs no brief. */
async function briefBefore(tx: Database, noted: Noted): Promise<FrozenBrief | null> {
  return canHaveNote(noted.session, noted.now) ? makeBrief(tx, noted) : null
}

/** Makes the brief from what the client shares, and records the look. */
async function makeBrief(
  tx: Database,
  { session: { trackerId, sections }, practice, now }: Noted,
): Promise<FrozenBrief> {
  const day = await readClientDay(tx, { trackerId, now })
  await recordViews(tx, { trackerId, practiceNumber: practice.number, sections, at: now })
  return { day, sections, parts: await makeParts(tx, { trackerId, day, sections }) }
}

export async function noteOf(
  tx: Database,
  { session, practice, now }: Noted,
): Promise<PracticeNote> {
  const { id, trackerId, startsAt, firstName, lastName } = session
  const note = await findNote(tx, id)
  const addenda = await listAddenda(tx, id)
  const actions = await listActionsOfSession(tx, id)
  return {
    appointment: {
      ...{ id, trackerId, startsAt: startsAt.toISOString() },
      clientName: `${firstName} ${lastName}`.trim(),
    },
    isWritable: canHaveNote(session, now) && !note?.signedAt,
    version: note?.version ?? 0,
    savedAt: note?.savedAt.toISOString() ?? null,
    content: note?.content ?? emptyNote,
    brief: note ? note.brief : await briefBefore(tx, { session, practice, now }),
    signature: note ? signatureOf(note) : null,
    addenda: addenda.map(addendumOf),
    actions: actions.map(actionOf),
    earlierActions: await readEarlierActions(tx, {
      ...{ trackerId, practiceNumber: practice.number, before: startsAt, sessionsBack: 2 },
    }),
  }
}
