import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'
import { type TransactionRow, transactionTable } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'

type AttemptRow = Pick<
  TransactionRow,
  'attempt' | 'chosenMethod' | 'paymentUrl' | 'attemptExpiresAt'
>

/**
 * Stores the method and deadline of the open attempt, once per attempt. Returns false if nothing
 * was written.
 */
export async function writeChosenMethod(
  db: Database,
  { id, attempt }: Pick<TransactionRow, 'id' | 'attempt'>,
  chosen: { chosenMethod: ChosenMethod; attemptExpiresAt: Date },
): Promise<boolean> {
  const updated = await db
    .update(transactionTable)
    .set(chosen)
    .where(and(openAttempt(id, attempt), isNull(transactionTable.chosenMethod)))
    .returning({ id: transactionTable.id })
  return updated.length === 1
}

/** Ends the open attempt: its page and number can no longer be paid. The order stays. */
export async function endAttempt(
  db: Database,
  { id, attempt }: Pick<TransactionRow, 'id' | 'attempt'>,
  endedAt: Date,
): Promise<void> {
  const { attemptExpiresAt } = transactionTable
  const ended = sql`least(${attemptExpiresAt}, ${endedAt.toISOString()}::timestamptz)`
  await db
    .update(transactionTable)
    .set({ paymentUrl: null, attemptExpiresAt: ended })
    .where(openAttempt(id, attempt))
}

/** Replaces the open attempt. Returns false if it is no longer open. */
export async function replaceAttempt(
  db: Database,
  { id, attempt }: Pick<TransactionRow, 'id' | 'attempt'>,
  attemptColumns: AttemptRow,
): Promise<boolean> {
  const replaced = await db
    .update(transactionTable)
    .set(attemptColumns)
    .where(openAttempt(id, attempt))
    .returning({ id: transactionTable.id })
  return replaced.length === 1
}

export async function writePaymentUrl(
  db: Database,
  { id, attempt }: Pick<TransactionRow, 'id' | 'attempt'>,
  paymentUrl: string,
): Promise<void> {
  await db.update(transactionTable).set({ paymentUrl }).where(openAttempt(id, attempt))
}

function openAttempt(id: string, attempt: number) {
  return and(
    eq(transactionTable.id, id),
    eq(transactionTable.attempt, attempt),
    eq(transactionTable.state, 'pending'),
  )
}
