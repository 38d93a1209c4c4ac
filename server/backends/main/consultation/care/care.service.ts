import { endSessionsAhead } from '#server/backends/main/consultation/appointments/end-session.service.ts'
import { endWaiting } from '#server/backends/main/consultation/waiting/end-waiting.service.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { firstSections } from '#server/contract/appointment.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { isPaidFor } from '#server/contract/single-consultation.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  type CareRelation,
  endRelation,
  findActiveRelation,
  hasHadCare,
  insertRelation,
  updateSections,
} from './care-relation.repository.ts'

type Care = {
  /** Locked. */
  practice: PracticeRow
  /** Locked. */
  tracker: TrackerRow
  /** What the client lets them see. Undefined after an order, which says so itself. */
  sections?: ShareSection[]
}

/** Whether a practice takes this member: it takes new clients, or had them in its care before. */
export async function requireOpenFor(
  tx: Database,
  { practice, userId }: { practice: PracticeRow; userId: string },
): Promise<void> {
  const { number: practiceNumber, takesNewClients } = practice
  if (takesNewClients || (await hasHadCare(tx, { userId, practiceNumber }))) return
  throw new MainFailure('NO_NEW_CLIENTS')
}

/**
 * A single consultation is held by the nutritionist whose price was paid.
 * @throws MainFailure `OTHER_NUTRITIONIST`
 */
export function requirePaidNutritionist({
  practice,
  tracker,
}: Pick<Care, 'practice' | 'tracker'>): void {
  if (!isPaidFor(tracker.programSlug, practice.slug)) throw new MainFailure('OTHER_NUTRITIONIST')
}

/**
 * Gives a tracker into the care of a practice. If it is in another's, that ends, and the sessions
 * ahead with it are cancelled without cost. Waiting for others ends. Without sections, those chosen
 * before stay.
 */
export async function startCare(
  context: MailContext,
  tx: Database,
  { practice, tracker, sections }: Care,
): Promise<CareRelation> {
  const active = await findActiveRelation(tx, tracker.id)
  if (active?.practiceNumber === practice.number) {
    if (sections) await updateSections(tx, active.id, sections)
    return active
  }
  if (active) await endCareOf(context, tx, active, 'client')
  await endWaiting(context, tx, { trackerId: tracker.id, except: practice.number })
  return insertRelation(tx, {
    id: randomId(),
    trackerId: tracker.id,
    practiceNumber: practice.number,
    sections: sections ?? firstSections,
    since: context.clock.now(),
  })
}

/** Ends the care and the waiting for the practice, and cancels the sessions ahead without cost. */
export async function endCareOf(
  context: MailContext,
  tx: Database,
  relation: CareRelation,
  by: NonNullable<CareRelation['endedBy']>,
): Promise<void> {
  const kind = by === 'client' ? 'in_time' : 'by_nutritionist'
  await endSessionsAhead(context, tx, { relationId: relation.id }, { kind, by })
  const { trackerId, practiceNumber } = relation
  await endWaiting(context, tx, { trackerId, practiceNumber })
  await endRelation(tx, relation.id, { until: context.clock.now(), endedBy: by })
}
