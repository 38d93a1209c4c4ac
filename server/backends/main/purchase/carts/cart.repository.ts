import { and, desc, eq } from 'drizzle-orm'
import { cartTable } from '#server/db/main/cart.table.ts'
import {
  type ProductServiceRow,
  productServiceTable,
} from '#server/db/main/product-service.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertCart(db: Database, cart: typeof cartTable.$inferInsert): Promise<void> {
  await db.insert(cartTable).values(cart)
}

/** Returns a member's carts with their services, newest first. */
export async function listCarts(
  db: Database,
  userId: string,
): Promise<{ id: string; service: ProductServiceRow }[]> {
  return db
    .select({ id: cartTable.id, service: productServiceTable })
    .from(cartTable)
    .innerJoin(productServiceTable, eq(productServiceTable.id, cartTable.productServiceId))
    .where(eq(cartTable.userId, userId))
    .orderBy(desc(cartTable.createdAt), desc(cartTable.id))
}

/** Deletes the carts that hold the ordered service. */
export async function deleteCartsWith(
  db: Database,
  { userId, productServiceId }: { userId: string; productServiceId: string },
): Promise<void> {
  await db
    .delete(cartTable)
    .where(and(eq(cartTable.userId, userId), eq(cartTable.productServiceId, productServiceId)))
}

/** Returns the service in a member's own cart; undefined for another member's cart. */
export async function findServiceInCart(
  db: Database,
  { cartId, userId }: { cartId: string; userId: string },
): Promise<ProductServiceRow | undefined> {
  const [row] = await db
    .select({ service: productServiceTable })
    .from(cartTable)
    .innerJoin(productServiceTable, eq(productServiceTable.id, cartTable.productServiceId))
    .where(and(eq(cartTable.id, cartId), eq(cartTable.userId, userId)))
  return row?.service
}

/** Replaces the service in a member's own cart. Returns false if there is no such cart. */
export async function replaceInCart(
  db: Database,
  {
    cartId,
    userId,
    productServiceId,
  }: { cartId: string; userId: string; productServiceId: string },
): Promise<boolean> {
  const replaced = await db
    .update(cartTable)
    .set({ productServiceId })
    .where(and(eq(cartTable.id, cartId), eq(cartTable.userId, userId)))
    .returning({ id: cartTable.id })
  return replaced.length === 1
}

/** Deletes a member's own cart. Returns false if there is no such cart. */
export async function deleteCart(
  db: Database,
  { cartId, userId }: { cartId: string; userId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(cartTable)
    .where(and(eq(cartTable.id, cartId), eq(cartTable.userId, userId)))
    .returning({ id: cartTable.id })
  return deleted.length === 1
}
