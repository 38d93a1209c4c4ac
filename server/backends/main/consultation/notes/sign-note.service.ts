import { findAppointment } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { clientReader } from '#server/backends/main/consultation/appointments/session-facts.ts'
import { readParties } from '#server/backends/main/consultation/appointments/session-parties.repository.ts'
import type { SessionInCare } from '#server/backends/main/consultation/care/lock-session-in-care.ts'
import { requireSignature } from '#server/backends/main/identity/account/require-proof.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeNoteMail } from '#server/backends/main/platform/mail/note-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import {
  gapsOf,
  type NoteContent,
  type NoteSigning,
  type PracticeNote,
} from '#server/contract/note.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertAddendum, listAddenda, lockNote, updateDraft } from './note.repository.ts'
import { hashOfAddendum, hashOfNote } from './note-hash.ts'
import { authorOf } from './note-view.ts'
import { lockNotedSession } from './noted-session.ts'
import { noteOf, requireWritable } from './practice-note.service.ts'
import { insertActions } from './session-action.repository.ts'

type Signing = NoteSigning & {
  id: string
  /** Where the call comes from. */
  client: string
}

/**
 * Signs the stored draft in the name of the caller, gives the client its steps and mails them a link.
 * @throws MainFailure like `requireSignature`, `NOTE_CHANGED` if the version is not the stored one,
 *   `NOTE_SIGNED`, `NOTE_INCOMPLETE`, or like `requireWritable`
 */
export async function signNote(
  context: MainContext,
  { member, practice }: { member: Member; practice: PracticeRow },
  { id, client, version, proof, degrees = '' }: Signing,
): Promise<PracticeNote> {
  await requireSignature(context, member, { proof, client })
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const session = await lockNotedSession(tx, { practice, id, now })
    await requireWritable(tx, session, now)
    const draft = await lockNote(tx, id)
    if (draft?.signedAt) throw new MainFailure('NOTE_SIGNED')
    if (draft?.version !== version) throw new MainFailure('NOTE_CHANGED')
    const content = signedContent(draft.content)
    if (gapsOf(content).length > 0) throw new MainFailure('NOTE_INCOMPLETE')
    const signed = {
      ...{ content, signedAt: now },
      ...{ authorName: practice.name, authorDegrees: degrees },
    }
    const contentHash = hashOfNote({ ...draft, ...signed })
    await updateDraft(tx, draft, { ...signed, contentHash, savedAt: now })
    await insertActions(tx, actionsOf(session, content))
    await mailNote(context, tx, { id, practiceNumber: practice.number })
    return noteOf(tx, { session, practice, now })
  })
}

/**
 * Adds to a signed note, for good.
 * @throws MainFailure `NOTE_NOT_SIGNED`, or `ERR_NO_APPOINTMENT` like `lockNotedSession`
 */
export async function addAddendum(
  { db, clock }: MainContext,
  practice: PracticeRow,
  { id, body }: { id: string; body: string },
): Promise<PracticeNote> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const session = await lockNotedSession(tx, { practice, id, now })
    const note = await lockNote(tx, id)
    if (!note?.contentHash) throw new MainFailure('NOTE_NOT_SIGNED')
    const last = (await listAddenda(tx, id)).at(-1)
    const addendum = { seq: (last?.seq ?? 0) + 1, author: authorOf(note), body, at: now }
    const hash = hashOfAddendum(last?.hash ?? note.contentHash, addendum)
    await insertAddendum(tx, {
      ...addendum,
      ...{ appointmentId: id, practiceNumber: practice.number, hash },
    })
    return noteOf(tx, { session, practice, now })
  })
}

/** The form hides the diagnoses of a note without a problem, so they are not signed. */
function signedContent(content: NoteContent): NoteContent {
  return content.hasNoProblem ? { ...content, diagnoses: [] } : content
}

function actionsOf({ id: appointmentId, trackerId }: SessionInCare, { actions }: NoteContent) {
  return actions.flatMap(({ until, ...action }, position) =>
    until === null
      ? []
      : [{ id: randomId(), appointmentId, trackerId, position, until, ...action }],
  )
}

async function mailNote(
  context: MainContext,
  tx: Database,
  of: { id: string; practiceNumber: number },
): Promise<void> {
  const session = await findAppointment(tx, of)
  if (!session) throw new Error('A signed note has no session')
  const { user, locale, link, name } = clientReader(
    context,
    session,
    await readParties(tx, session),
  )
  const to = { firstName: user.firstName, locale, productName: context.productName }
  await enqueueMail(context, tx, user.email, writeNoteMail(to, { name, link: `${link}/hasil` }))
}
