import { findSession } from '#server/backends/main/consultation/appointments/appointment-view.repository.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import type { ClientNote } from '#server/contract/note.schema.ts'
import type { ActionOutcome, SessionAction } from '#server/contract/session-action.schema.ts'
import { findNote, listAddenda } from './note.repository.ts'
import { actionOf, addendumOf, signatureOf } from './note-view.ts'
import {
  listActionsOfSession,
  listActionsOfTracker,
  updateOutcome,
} from './session-action.repository.ts'

/** @throws MainFailure `ERR_NO_NOTE` before it is signed, and for another member's session */
export async function readClientNote(
  { db }: MainContext,
  { user }: Member,
  id: string,
): Promise<ClientNote> {
  const found = await findSession(db, { id, userNumber: user.number })
  const note = found && (await findNote(db, id))
  const signature = note && signatureOf(note)
  const trackerId = found?.session.trackerId
  if (!signature || !trackerId) throw new MainFailure('ERR_NO_NOTE')
  const { startsAt, clientZone: zone } = found.session
  const [addenda, actions] = [await listAddenda(db, id), await listActionsOfSession(db, id)]
  return {
    appointment: { id, startsAt: startsAt.toISOString(), zone, trackerId },
    content: note.content,
    signature,
    addenda: addenda.map(addendumOf),
    actions: actions.map(actionOf),
  }
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function readActions(
  { db }: MainContext,
  { user }: Member,
  trackerId: string,
): Promise<SessionAction[]> {
  await requireTracker(db, { trackerId, userId: user.id })
  return (await listActionsOfTracker(db, trackerId)).map(actionOf)
}

type Change = { trackerId: string; id: string; outcome: ActionOutcome | null }

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker, or `ERR_NO_ACTION` */
export async function setOutcome(
  { db, clock }: MainContext,
  { user }: Member,
  { trackerId, id, outcome }: Change,
): Promise<SessionAction> {
  await requireTracker(db, { trackerId, userId: user.id })
  const outcomeAt = outcome === null ? null : clock.now()
  const action = await updateOutcome(db, { id, trackerId }, { outcome, outcomeAt })
  if (!action) throw new MainFailure('ERR_NO_ACTION')
  return actionOf(action)
}
