import { endSessionsAhead } from '#server/backends/main/consultation/appointments/end-session.service.ts'
import { retainNotes } from '#server/backends/main/consultation/notes/retain-notes.service.ts'
import {
  findPracticeOf,
  lockPractice,
} from '#server/backends/main/consultation/practices/practice.repository.ts'
import type { RetainedRecord } from '#server/backends/main/identity/account/deletion.service.ts'
import { lockUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { endPractice } from './end-practice.service.ts'

/**
 * Cancels the sessions ahead of an account that is deleted, with a mail to the other person. A
 * nutritionist's clients get their sessions back. Returns the record of signed notes that stay, or null.
 */
export async function endConsultations(
  context: MainContext,
  tx: Database,
  { id, number }: Pick<User, 'id' | 'number'>,
): Promise<RetainedRecord | null> {
  const owned = await findPracticeOf(tx, id)
  const practice = owned && (await lockPractice(tx, { number: owned.number }))
  await lockUser(tx, id)
  const byClient = { kind: 'account_deleted', by: 'client' } as const
  await endSessionsAhead(context, tx, { userNumber: number }, byClient)
  if (practice) await endPractice(context, tx, { practice, by: 'nutritionist' })
  return retainNotes(context, tx, number)
}
