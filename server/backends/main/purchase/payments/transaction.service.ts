import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { settleUnpaid } from './settle.service.ts'
import { listTransactions, lockOverdue, lockTransaction } from './transaction.repository.ts'
import { transactionOf } from './transaction-view.ts'

/** Expires a member's overdue payments, so that none is shown as pending. */
export async function expireOverdue(
  context: MainContext,
  tx: Database,
  userId: string,
): Promise<void> {
  const overdue = await lockOverdue(tx, { userId, now: context.clock.now() })
  for (const transaction of overdue) await settleUnpaid(context, tx, transaction, 'expired')
}

export async function listOwnTransactions(
  context: MainContext,
  { user }: Member,
): Promise<Transaction[]> {
  return context.db.transaction(async (tx) => {
    await expireOverdue(context, tx, user.id)
    return (await listTransactions(tx, { userId: user.id })).map(transactionOf)
  })
}

/** @throws MainFailure `ERR_NO_TRANSACTION_ID`, also for another member's transaction */
export async function findOwnTransaction(
  context: MainContext,
  { user }: Member,
  transactionId: string,
): Promise<Transaction> {
  return context.db.transaction(async (tx) => {
    await expireOverdue(context, tx, user.id)
    return viewOf(tx, { userId: user.id, transactionId })
  })
}

/** @throws MainFailure `ERR_NO_TRANSACTION_ID`, also for another member's transaction */
export async function requireOwn(
  context: MainContext,
  { user }: Member,
  transactionId: string,
): Promise<TransactionRow> {
  return context.db.transaction(async (tx) => {
    await expireOverdue(context, tx, user.id)
    const transaction = await lockTransaction(tx, { userId: user.id, transactionId })
    if (!transaction) throw new MainFailure('ERR_NO_TRANSACTION_ID')
    return transaction
  })
}

/** @throws MainFailure `ERR_NO_TRANSACTION_ID`, or `ERR_TRANSACTION_CLOSED` if it is not pending */
export async function requirePending(
  context: MainContext,
  member: Member,
  transactionId: string,
): Promise<TransactionRow> {
  const transaction = await requireOwn(context, member, transactionId)
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
