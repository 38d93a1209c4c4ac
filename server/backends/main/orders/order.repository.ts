import { and, eq } from 'drizzle-orm'
import type { OrderState } from '#server/contract/purchase.schema.ts'
import { type OrderRow, orderTable } from '#server/db/main/order.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OwnedOrder = { orderId: string; userId: string }

export async function insertOrder(db: Database, order: OrderRow): Promise<void> {
  await db.insert(orderTable).values(order)
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

/** Locked until the transaction ends, for a rule that looks at the state and then changes it. */
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

export async function setOrderState(
  db: Database,
  orderId: string,
  state: OrderState,
): Promise<void> {
  await db.update(orderTable).set({ state }).where(eq(orderTable.id, orderId))
}
