import { endSessionsAhead } from '#server/backends/main/consultation/appointments/end-session.service.ts'
import { endWaiting } from '#server/backends/main/consultation/waiting/end-waiting.service.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { endCareOf } from './care.service.ts'
import { listRelationsOfPractice } from './care-relation.repository.ts'

type End = { practice: PracticeRow; by: 'nutritionist' | 'system' }

/**
 * Ends all that a practice has before it: care, sessions, held times and waiting. Its clients get
 * their sessions back. The caller holds its lock.
 */
export async function endPractice(
  context: MailContext,
  tx: Database,
  { practice: { number: practiceNumber }, by }: End,
): Promise<void> {
  for (const relation of await listRelationsOfPractice(tx, practiceNumber))
    await endCareOf(context, tx, relation, by)
  await endWaiting(context, tx, { practiceNumber })
  // What is left is held for orders.
  await endSessionsAhead(context, tx, { practiceNumber }, { kind: 'by_nutritionist', by })
}
