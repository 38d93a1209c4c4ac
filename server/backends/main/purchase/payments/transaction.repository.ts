import { and, desc, eq, exists, isNull, lte, type SQL, sql } from 'drizzle-orm'
import {
  listSessionsOfOrders,
  type SessionOfOrder,
} from '#server/backends/main/consultation/appointments/held-session.repository.ts'
import { listLines } from '#server/backends/main/purchase/orders/order-line.repository.ts'
import { isCurrentReceipt } from '#server/backends/main/purchase/receipts/receipt.repository.ts'
import type { OrderLine } from '#server/contract/order-line.schema.ts'
import { type OrderRow, orderTable } from '#server/db/main/order.table.ts'
import { paymentNotificationTable } from '#server/db/main/payment-notification.table.ts'
import {
  type ProductServiceRow,
  productServiceTable,
} from '#server/db/main/product-service.table.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { type RefundRow, refundTable } from '#server/db/main/refund.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { type TransactionRow, transactionTable } from '#server/db/main/transaction.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A transaction with its service, lines, tracker and receipt. */
export type TransactionView = {
  transaction: TransactionRow
  productService: ProductServiceRow
  lines: OrderLine[]
  orderNumber: string
  isAttemptDenied: boolean
  nutritionistSlug: string | null
  /** Of a single consultation. */
  session: SessionOfOrder | null
  trackerId: string | null
  period: { startsOn: string; endsOn: string; isFirst: boolean } | null
  /** The one that the member asked for. */
  refund: Pick<RefundRow, 'amountRupiah' | 'state'> | null
  receiptNumber: string | null
}

export async function insertTransaction(
  db: Database,
  transaction: typeof transactionTable.$inferInsert,
): Promise<void> {
  await db.insert(transactionTable).values(transaction)
}

/** Returns a member's transactions, newest first, or the one with the given id. */
export async function listTransactions(
  db: Database,
  { userId, transactionId }: { userId: string; transactionId?: string },
): Promise<TransactionView[]> {
  const rows = await db
    .select({
      transaction: transactionTable,
      productService: productServiceTable,
      orderNumber: orderTable.number,
      isAttemptDenied: exists(
        db
          .select({ one: sql`1` })
          .from(paymentNotificationTable)
          .where(
            and(
              eq(paymentNotificationTable.transactionId, transactionTable.id),
              eq(paymentNotificationTable.attempt, transactionTable.attempt),
              eq(paymentNotificationTable.outcome, 'denied'),
            ),
          ),
      ).mapWith(Boolean),
      nutritionistSlug: orderTable.nutritionistSlug,
      trackerId: programPeriodTable.trackerId,
      refund: { amountRupiah: refundTable.amountRupiah, state: refundTable.state },
      period: {
        startsOn: programPeriodTable.startsOn,
        endsOn: programPeriodTable.endsOn,
        isFirst: sql<boolean>`${programPeriodTable.startsOn} = ${trackerTable.startsOn}`,
      },
      receiptNumber: receiptTable.number,
    })
    .from(transactionTable)
    .innerJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .innerJoin(productServiceTable, eq(productServiceTable.id, transactionTable.productServiceId))
    .leftJoin(programPeriodTable, eq(programPeriodTable.orderId, transactionTable.orderId))
    .leftJoin(trackerTable, eq(trackerTable.id, programPeriodTable.trackerId))
    .leftJoin(
      refundTable,
      and(
        eq(refundTable.transactionId, transactionTable.id),
        isNull(refundTable.surplusAttempt),
        isNull(refundTable.approvalId),
      ),
    )
    .leftJoin(
      receiptTable,
      and(eq(receiptTable.orderId, transactionTable.orderId), isCurrentReceipt),
    )
    .where(
      and(
        eq(transactionTable.userId, userId),
        transactionId === undefined ? undefined : eq(transactionTable.id, transactionId),
      ),
    )
    .orderBy(desc(transactionTable.createdAt), desc(transactionTable.id))
  const orderIds = rows.map(({ transaction }) => transaction.orderId)
  const lines = await listLines(db, orderIds)
  const sessions = await listSessionsOfOrders(db, orderIds)
  return rows.map((row) => ({
    ...row,
    lines: lines.get(row.transaction.orderId) ?? [],
    session: sessions.get(row.transaction.orderId) ?? null,
  }))
}

export async function findPendingTransactionId(
  db: Database,
  { userId, productServiceId }: { userId: string; productServiceId: string },
): Promise<string | null> {
  const [pending] = await db
    .select({ id: transactionTable.id })
    .from(transactionTable)
    .where(
      and(
        eq(transactionTable.userId, userId),
        eq(transactionTable.productServiceId, productServiceId),
        eq(transactionTable.state, 'pending'),
      ),
    )
  return pending?.id ?? null
}

/**
 * Locks a transaction until the database transaction ends. The order's state changes under this
 * lock too.
 */
export async function lockTransaction(
  db: Database,
  { transactionId, userId }: { transactionId: string; userId?: string },
): Promise<TransactionRow | undefined> {
  const [transaction] = await db
    .select()
    .from(transactionTable)
    .where(
      and(
        eq(transactionTable.id, transactionId),
        userId === undefined ? undefined : eq(transactionTable.userId, userId),
      ),
    )
    .for('update')
  return transaction
}

export type Purchase = {
  transaction: TransactionRow
  order: OrderRow
  productService: ProductServiceRow
  user: User
}

/** Returns undefined for another member's transaction, without a lock on it. */
export async function lockOwnPurchase(
  db: Database,
  owned: { transactionId: string; userId: string },
): Promise<Purchase | undefined> {
  if (!(await lockTransaction(db, owned))) return undefined
  return findPurchase(db, eq(transactionTable.id, owned.transactionId))
}

/** Locks the transaction of any member, for the payment provider's notifications. */
export async function lockPurchase(
  db: Database,
  transactionId: string,
): Promise<Purchase | undefined> {
  // Read after the lock is held, because the rows may have changed before.
  if (!(await lockTransaction(db, { transactionId }))) return undefined
  return findPurchase(db, eq(transactionTable.id, transactionId))
}

export async function findPurchaseOfOrder(
  db: Database,
  orderId: string,
): Promise<Purchase | undefined> {
  return findPurchase(db, eq(transactionTable.orderId, orderId))
}

async function findPurchase(db: Database, which: SQL): Promise<Purchase | undefined> {
  const [purchase] = await db
    .select({
      transaction: transactionTable,
      order: orderTable,
      productService: productServiceTable,
      user: userTable,
    })
    .from(transactionTable)
    .innerJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .innerJoin(productServiceTable, eq(productServiceTable.id, transactionTable.productServiceId))
    .innerJoin(userTable, eq(userTable.id, transactionTable.userId))
    .where(which)
  return purchase
}

export type Outcome = Exclude<TransactionRow['state'], 'pending'>

/** Moves a transaction and its order to an outcome. */
export async function writeOutcome(
  db: Database,
  { id, orderId }: Pick<TransactionRow, 'id' | 'orderId'>,
  outcome: Pick<TransactionRow, 'paidAt' | 'paidAttempt' | 'refundedRupiah'> & { state: Outcome },
): Promise<void> {
  await db.update(transactionTable).set(outcome).where(eq(transactionTable.id, id))
  await db.update(orderTable).set({ state: outcome.state }).where(eq(orderTable.id, orderId))
}

export async function lockOverdue(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<TransactionRow[]> {
  return db
    .select()
    .from(transactionTable)
    .where(
      and(
        eq(transactionTable.userId, userId),
        eq(transactionTable.state, 'pending'),
        lte(transactionTable.expiresAt, now),
      ),
    )
    .orderBy(transactionTable.id)
    .for('update')
}

/**
 * Locks the payment of any member that is overdue longest. Skips rows that other workers have
 * locked.
 */
export async function lockAnyOverdue(db: Database, now: Date): Promise<TransactionRow | undefined> {
  const [overdue] = await db
    .select()
    .from(transactionTable)
    .where(and(eq(transactionTable.state, 'pending'), lte(transactionTable.expiresAt, now)))
    .orderBy(transactionTable.expiresAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return overdue
}
