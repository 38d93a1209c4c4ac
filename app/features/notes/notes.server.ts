import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type ClientNote,
  clientNoteSchema,
  type NoteDraft,
  type NoteSigning,
  type PracticeNote,
  practiceNoteSchema,
  type UnsignedNotes,
  unsignedNotesSchema,
} from '#server/contract/note.schema.ts'
import { nutritionistPageSchema } from '#server/contract/nutritionist.schema.ts'
import { practiceSchema } from '#server/contract/practice.schema.ts'
import {
  type ActionOutcome,
  type SessionAction,
  sessionActionListSchema,
  sessionActionSchema,
} from '#server/contract/session-action.schema.ts'

export type NoteView = {
  note: PracticeNote
  /** The practice's, in which the page tells times. */
  zone: string
  /** As the public profile has them; empty during an outage of the content. */
  degrees: string
}

const pathOf = (id: string) => `v1/practice/appointments/${id}/note`

/** Returns null for a session that is not the nutritionist's, and after the care. */
export async function findNote(context: SiteContext, id: string): Promise<NoteView | null> {
  if (!isPathId(id)) return null
  const note = await nullIfNotFound(callMain(context, pathOf(id), practiceNoteSchema))
  if (!note) return null
  const { zone, slug } = await callMain(context, 'v1/practice', practiceSchema)
  const page = await undefinedIfFailed(
    context,
    readPublic(context.backends.cms, `nutritionists/${slug}`, nutritionistPageSchema, {
      locale: getLocale(),
    }),
  )
  return { note, zone, degrees: page?.nutritionist.degrees ?? '' }
}

/** `changed` has the version that is stored instead. */
export type SavedDraft = { kind: 'saved' | 'changed'; note: PracticeNote }

export async function saveDraft(
  context: SiteContext,
  { id, ...draft }: NoteDraft & { id: string },
): Promise<SavedDraft> {
  const path = pathOf(id)
  try {
    const note = await callMain(context, path, practiceNoteSchema, { method: 'put', json: draft })
    return { kind: 'saved', note }
  } catch (error) {
    if (!(error instanceof AppError && error.says('NOTE_CHANGED'))) throw error
    return { kind: 'changed', note: await callMain(context, path, practiceNoteSchema) }
  }
}

export function signNote(
  context: SiteContext,
  { id, ...json }: NoteSigning & { id: string },
): Promise<PracticeNote> {
  return callMain(context, `${pathOf(id)}/sign`, practiceNoteSchema, { method: 'post', json })
}

export function addAddendum(
  context: SiteContext,
  { id, body }: { id: string; body: string },
): Promise<PracticeNote> {
  const json = { body }
  return callMain(context, `${pathOf(id)}/addenda`, practiceNoteSchema, { method: 'post', json })
}

/** Empty with a backend that has no notes. */
export async function readUnsigned(context: SiteContext): Promise<UnsignedNotes> {
  const path = 'v1/practice/unsigned-notes'
  return (await nullIfNotFound(callMain(context, path, unsignedNotesSchema))) ?? []
}

/** Returns null before the note is signed, and for another member's session. */
export async function findClientNote(context: SiteContext, id: string): Promise<ClientNote | null> {
  if (!isPathId(id)) return null
  return nullIfNotFound(callMain(context, `v1/appointments/${id}/note`, clientNoteSchema))
}

/** Empty with a backend that has no notes. */
export async function readActions(
  context: SiteContext,
  trackerId: string,
): Promise<SessionAction[]> {
  const path = `v1/trackers/${trackerId}/actions`
  return (await nullIfNotFound(callMain(context, path, sessionActionListSchema))) ?? []
}

type Change = { trackerId: string; id: string; outcome: ActionOutcome | null }

export function saveOutcome(
  context: SiteContext,
  { trackerId, id, outcome }: Change,
): Promise<SessionAction> {
  const path = `v1/trackers/${trackerId}/actions/${id}/outcome`
  return callMain(context, path, sessionActionSchema, { method: 'post', json: { outcome } })
}
