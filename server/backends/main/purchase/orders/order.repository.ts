import { and, asc, eq, exists, inArray, lte, or } from 'drizzle-orm'
import type { OrderState } from '#server/contract/purchase.schema.ts'
import { type OrderRow, orderTable } from '#server/db/main/order.table.ts'
import { promoRedemptionTable } from '#server/db/main/promo-redemption.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OwnedOrder = { orderId: string; userId: string }

/** Returns the number that the database gave the order. */
export async function insertOrder(
  db: Database,
  order: typeof orderTable.$inferInsert,
): Promise<string> {
  const [placed] = await db
    .insert(orderTable)
    .values(order)
    .returning({ number: orderTable.number })
  if (!placed) throw new Error('An order was not stored')
  return placed.number
}

export async function findOrder(
  db: Database,
  { orderId, userId }: OwnedOrder,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.id, orderId), eq(orderTable.userId, userId)))
  return order
}

/**
 * Locks the order until the transaction ends, for rules that check its state and then change it.
 */
export async function lockOrder(
  db: Database,
  { orderId, userId }: OwnedOrder,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.id, orderId), eq(orderTable.userId, userId)))
    .for('update')
  return order
}

type Replaced = { userId: string; productServiceId: string; promoCode?: string | undefined }

/**
 * Locks the member's unconfirmed orders for the same service or promo code, which a new order
 * replaces.
 */
export async function lockReplaced(
  db: Database,
  { userId, productServiceId, promoCode }: Replaced,
): Promise<OrderRow[]> {
  const usesPromo =
    promoCode === undefined
      ? undefined
      : exists(
          db
            .select({ orderId: promoRedemptionTable.orderId })
            .from(promoRedemptionTable)
            .where(
              and(
                eq(promoRedemptionTable.orderId, orderTable.id),
                eq(promoRedemptionTable.promoCode, promoCode),
              ),
            ),
        )
  return db
    .select()
    .from(orderTable)
    .where(
      and(
        eq(orderTable.userId, userId),
        inArray(orderTable.state, ['created', 'otp_pending']),
        or(eq(orderTable.productServiceId, productServiceId), usesPromo),
      ),
    )
    .orderBy(asc(orderTable.id))
    .for('update')
}

/**
 * Locks the unconfirmed order that is overdue longest. Skips rows that other workers have locked.
 */
export async function lockUnconfirmed(db: Database, now: Date): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orderTable)
    .where(
      and(inArray(orderTable.state, ['created', 'otp_pending']), lte(orderTable.expiresAt, now)),
    )
    .orderBy(asc(orderTable.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return order
}

export async function setOrderState(
  db: Database,
  orderId: string,
  state: OrderState,
): Promise<void> {
  await db.update(orderTable).set({ state }).where(eq(orderTable.id, orderId))
}

/** Moves an order to `awaiting_payment`, with the deadline of its payment. */
export async function awaitPayment(
  db: Database,
  orderId: string,
  { expiresAt }: { expiresAt: Date },
): Promise<void> {
  await db
    .update(orderTable)
    .set({ state: 'awaiting_payment', expiresAt })
    .where(eq(orderTable.id, orderId))
}
