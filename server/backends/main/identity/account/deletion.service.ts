import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { findUser, lockUser } from '#server/backends/main/identity/users/user.repository.ts'
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
    await endUser(context, tx, { user: current, retained })
  })
}

type DeletionByStaff = { userId: string; staffId: string; endOfAccount: EndOfAccount }

/**
 * Deletes the account of a person who cannot sign in, as two people of staff decided.
 * @throws MainFailure `ERR_NO_MEMBER`
 */
export async function deleteForMember(
  context: MainContext,
  tx: Database,
  { userId, staffId, endOfAccount }: DeletionByStaff,
): Promise<void> {
  const user = await findUser(tx, userId)
  const retained = user ? await endOfAccount(context, tx, user) : null
  const current = await lockUser(tx, userId)
  if (!current) throw new MainFailure('ERR_NO_MEMBER')
  const by = { actorId: staffId, actorKind: 'staff' } as const
  await endUser(context, tx, { user: current, retained, by })
}

type Ending = {
  user: User
  retained: RetainedRecord | null
  by?: { actorId: string; actorKind: 'staff' }
}

async function endUser(
  context: MainContext,
  tx: Database,
  { user, retained, by }: Ending,
): Promise<void> {
  const now = context.clock.now()
  await deleteRowsOf(tx, user, now)
  await pseudonymise(tx, user.id, now)
  await appendAuditEntry(context, tx, { action: 'account_deleted', subjectId: user.id, ...by })
  const addressee = { ...user, productName: context.productName }
  await enqueueMail(context, tx, user.email, writeGoodbyeMail(addressee, retained))
}
