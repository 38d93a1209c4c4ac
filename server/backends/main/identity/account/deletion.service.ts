import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { lockUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { writeGoodbyeMail } from '#server/backends/main/platform/mail/account-mails.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { deleteRowsOf, pseudonymise } from './deletion.repository.ts'
import { isProven } from './require-proof.ts'

/** Signed notes that stay, under an id that tells nothing of the member. */
export type RetainedRecord = { id: string; until: Date }

/**
 * What other rooms do in the transaction of a deletion, before it locks the account. Returns the record
 * that stays, or null.
 */
export type EndOfAccount = (
  context: MainContext,
  tx: Database,
  user: User,
) => Promise<RetainedRecord | null>

type Deletion = { proof: string; endOfAccount: EndOfAccount }

/**
 * Deletes an account permanently (UU PDP 27/2022, arts. 42 to 44). Orders and transactions stay for
 * the books, on a row without personal data. Throws MainFailure `Password is wrong` if the proof is
 * wrong.
 */
export async function deleteAccount(
  context: MainContext,
  { user }: Member,
  { proof, endOfAccount }: Deletion,
): Promise<void> {
  if (!(await isProven(user, proof))) throw new MainFailure('Password is wrong')
  await context.db.transaction(async (tx) => {
    const retained = await endOfAccount(context, tx, user)
    // The password may have changed since the hash was checked.
    const current = await lockUser(tx, user.id)
    if (current?.passwordHash !== user.passwordHash) throw new MainFailure('Password is wrong')
    const now = context.clock.now()
    await deleteRowsOf(tx, current, now)
    await pseudonymise(tx, current.id, now)
    await appendAuditEntry(context, tx, { action: 'account_deleted', subjectId: current.id })
    const addressee = { ...current, productName: context.productName }
    await enqueueMail(context, tx, current.email, writeGoodbyeMail(addressee, retained))
  })
}
