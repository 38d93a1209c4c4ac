import type { RetainedRecord } from '#server/backends/main/identity/account/deletion.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { RetainedContent } from '#server/contract/retained-note.ts'
import type { Database } from '#server/db/open-database.ts'
import { listAddenda } from './note.repository.ts'
import { addendumOf, signatureOf } from './note-view.ts'
import {
  deleteRetainedNotes,
  insertRetainedNote,
  listClearancesBy,
  listRetainedNotes,
  listSignedNotes,
  listViewsBy,
} from './retained-note.repository.ts'

const atOnce = 100

/**
 * Copies a client's signed notes to a record without a name. The record stays for the years that
 * the operator set, counted from the last session. Returns null if nothing stays.
 */
export async function retainNotes(
  { recordRetentionYears: years }: Pick<MainContext, 'recordRetentionYears'>,
  tx: Database,
  userNumber: number,
): Promise<RetainedRecord | null> {
  const notes = years > 0 ? await listSignedNotes(tx, userNumber) : []
  const last = notes.at(-1)
  if (!last) return null
  const record = { id: randomId(), until: yearsAfter(last.startsAt, years) }
  for (const { note, trackerId, startsAt } of notes)
    await insertRetainedNote(tx, {
      id: note.appointmentId,
      recordId: record.id,
      practiceNumber: note.practiceNumber,
      sessionAt: startsAt,
      content: await contentOf(tx, { note, trackerId }),
      keepUntil: record.until,
    })
  return record
}

type Signed = Pick<Awaited<ReturnType<typeof listSignedNotes>>[number], 'note' | 'trackerId'>

async function contentOf(tx: Database, { note, trackerId }: Signed): Promise<RetainedContent> {
  const { appointmentId, practiceNumber, content, brief } = note
  const clearances = trackerId ? await listClearancesBy(tx, { trackerId, practiceNumber }) : []
  const views = trackerId ? await listViewsBy(tx, { trackerId, practiceNumber }) : []
  return {
    ...{ content, brief, signature: signatureOf(note) },
    addenda: (await listAddenda(tx, appointmentId)).map(addendumOf),
    clearances: clearances.map((clearance) => ({
      ...clearance,
      signedAt: clearance.signedAt.toISOString(),
    })),
    views: views.map(({ section, hour }) => ({ section, hour: hour.toISOString() })),
  }
}

/** Returns the notes of a record, oldest first, and logs that it was opened. Empty for an unknown id. */
export async function openRetainedRecord(
  context: Pick<MainContext, 'db' | 'clock'>,
  recordId: string,
): Promise<Awaited<ReturnType<typeof listRetainedNotes>>> {
  return context.db.transaction(async (tx) => {
    const notes = await listRetainedNotes(tx, recordId)
    if (notes.length > 0)
      await appendAuditEntry(context, tx, {
        action: 'retained_record_opened',
        subjectId: recordId,
        ...{ actorId: '', actorKind: 'operator' },
      })
    return notes
  })
}

function yearsAfter(moment: Date, years: number): Date {
  const after = new Date(moment)
  after.setUTCFullYear(after.getUTCFullYear() + years)
  return after
}

/** Deletes a batch of notes whose years are over. Returns whether more may remain. */
export async function forgetRetainedNotes({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<boolean> {
  return (await deleteRetainedNotes(db, { until: clock.now(), atMost: atOnce })) === atOnce
}
