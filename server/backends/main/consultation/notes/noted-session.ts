import {
  lockSessionInCare,
  type SessionInCare,
} from '#server/backends/main/consultation/care/lock-session-in-care.ts'
import { recordViews } from '#server/backends/main/consultation/care/record-view.repository.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Wanted = { practice: PracticeRow; id: string; now: Date }

/**
 * Locks the care of a session, and records that its note was opened.
 * @throws MainFailure `ERR_NO_APPOINTMENT` like `lockSessionInCare`
 */
export async function lockNotedSession(
  tx: Database,
  { practice: { number: practiceNumber }, id, now }: Wanted,
): Promise<SessionInCare> {
  const session = await lockSessionInCare(tx, { practiceNumber, id, now })
  const { trackerId } = session
  await recordViews(tx, { trackerId, practiceNumber, sections: ['note'], at: now })
  return session
}

/** Whether a note can be written: the session has started, and was neither cancelled nor missed. */
export function canHaveNote(
  { state, startsAt }: Pick<SessionInCare, 'state' | 'startsAt'>,
  now: Date,
): boolean {
  return state === 'completed' || (state === 'booked' && startsAt <= now)
}
