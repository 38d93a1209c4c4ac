import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type RefundRow, refundTable } from '#server/db/main/refund.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertRefund(
  tx: Database,
  refund: typeof refundTable.$inferInsert,
): Promise<void> {
  await tx.insert(refundTable).values(refund)
}

export async function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refundTable).where(eq(refundTable.id, id))
  return refund
}

/** Returns the refunds of the payment that counts, the earliest first. */
export async function listRefunds(db: Database, transactionId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refundTable)
    .where(and(eq(refundTable.transactionId, transactionId), isNull(refundTable.surplusAttempt)))
    .orderBy(asc(refundTable.requestedAt), asc(refundTable.id))
}

/** Returns the refunds of surplus payments, first attempt first. */
export async function listSurplusRefunds(
  db: Database,
  transactionId: string,
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refundTable)
    .where(and(eq(refundTable.transactionId, transactionId), isNotNull(refundTable.surplusAttempt)))
    .orderBy(asc(refundTable.surplusAttempt))
}

/** Takes a due refund and hides it from other workers until `heldUntil`, like `takeDueMail`. */
export async function takeDueRefund(
  db: Database,
  { now, heldUntil }: { now: Date; heldUntil: Date },
): Promise<RefundRow | undefined> {
  const due = db
    .select({ id: refundTable.id })
    .from(refundTable)
    .where(lte(refundTable.dueAt, now))
    .orderBy(asc(refundTable.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [refund] = await db
    .update(refundTable)
    .set({ dueAt: heldUntil, attempts: sql`${refundTable.attempts} + 1` })
    .where(eq(refundTable.id, due))
    .returning()
  return refund
}

export async function postponeRefund(db: Database, id: string, dueAt: Date): Promise<void> {
  await db.update(refundTable).set({ dueAt }).where(eq(refundTable.id, id))
}

/** Returns false if another worker has settled it. */
export async function settleRefund(
  tx: Database,
  { id, state, settledAt }: { id: string; state: 'paid_back' | 'by_hand'; settledAt: Date },
): Promise<boolean> {
  const settled = await tx
    .update(refundTable)
    .set({ state, settledAt, dueAt: null })
    .where(sql`${refundTable.id} = ${id} and ${refundTable.state} = 'requested'`)
    .returning({ id: refundTable.id })
  return settled.length === 1
}

/** Ends a locked refund by hand. A trigger deletes its account. */
export async function markPaidOut(
  tx: Database,
  { id, settledAt }: Pick<RefundRow, 'id' | 'settledAt'>,
): Promise<void> {
  await tx.update(refundTable).set({ state: 'paid_back', settledAt }).where(eq(refundTable.id, id))
}
