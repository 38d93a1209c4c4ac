import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { settleUnpaid } from './settle.service.ts'
import { listTransactions, lockOverdue, lockTransaction } from './transaction.repository.ts'
import { transactionOf } from './transaction-view.ts'

/** Ends a member's payments whose deadline has passed, so that nobody is shown one as pending. */
export async function expireOverdue(
  parts: Pick<MainParts, 'clock'>,
  tx: Database,
  userId: string,
): Promise<void> {
  const overdue = await lockOverdue(tx, { userId, now: parts.clock.now() })
  for (const transaction of overdue) await settleUnpaid(parts, tx, transaction, 'expired')
}

export async function listOwnTransactions(
  parts: MainParts,
  { user }: Member,
): Promise<Transaction[]> {
  return parts.db.transaction(async (tx) => {
    await expireOverdue(parts, tx, user.id)
    return (await listTransactions(tx, { userId: user.id })).map(transactionOf)
  })
}

/** @throws MainFailure `ERR_NO_TRANSACTION_ID`, for a stranger's transaction too */
export async function findOwnTransaction(
  parts: MainParts,
  { user }: Member,
  transactionId: string,
): Promise<Transaction> {
  return parts.db.transaction(async (tx) => {
    await expireOverdue(parts, tx, user.id)
    return viewOf(tx, { userId: user.id, transactionId })
  })
}

/** @throws MainFailure `ERR_NO_TRANSACTION_ID`, for a stranger's transaction too */
export async function requireOwn(
  parts: MainParts,
  { user }: Member,
  transactionId: string,
): Promise<TransactionRow> {
  return parts.db.transaction(async (tx) => {
    await expireOverdue(parts, tx, user.id)
    const transaction = await lockTransaction(tx, { userId: user.id, transactionId })
    if (!transaction) throw new MainFailure('ERR_NO_TRANSACTION_ID')
    return transaction
  })
}

/** @throws MainFailure `ERR_NO_TRANSACTION_ID`, or `ERR_TRANSACTION_CLOSED` when it is not pending */
export async function requirePending(
  parts: MainParts,
  member: Member,
  transactionId: string,
): Promise<TransactionRow> {
  const transaction = await requireOwn(parts, member, transactionId)
  if (transaction.state !== 'pending') throw new MainFailure('ERR_TRANSACTION_CLOSED')
  return transaction
}

async function viewOf(
  tx: Database,
  own: { userId: string; transactionId: string },
): Promise<Transaction> {
  const [view] = await listTransactions(tx, own)
  if (!view) throw new MainFailure('ERR_NO_TRANSACTION_ID')
  return transactionOf(view)
}
