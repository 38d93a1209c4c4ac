import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { takesCode } from '#server/backends/main/purchase/orders/order-states.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { type PromoCodeRow, promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'
import { promoRedemptionTable } from '#server/db/main/promo-redemption.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns a code with its services; an empty list means all services. */
export async function findPromoCode(
  db: Database,
  code: string,
): Promise<{ promo: PromoCodeRow; serviceIds: string[] } | undefined> {
  const rows = await db
    .select({ promo: promoCodeTable, serviceId: promoCodeServiceTable.productServiceId })
    .from(promoCodeTable)
    .leftJoin(promoCodeServiceTable, eq(promoCodeServiceTable.promoCode, promoCodeTable.code))
    .where(eq(promoCodeTable.code, code))
  const promo = rows[0]?.promo
  return promo && { promo, serviceIds: rows.flatMap(({ serviceId }) => serviceId ?? []) }
}

/**
 * How a member's order holds a code: `firmly` while it awaits payment or is paid. It is `loosely`
 * while unconfirmed, because the next order replaces it.
 */
export async function holdOf(
  db: Database,
  { code, userId }: { code: string; userId: string },
): Promise<'none' | 'loosely' | 'firmly'> {
  const [held] = await db
    .select({ state: orderTable.state })
    .from(promoRedemptionTable)
    .innerJoin(orderTable, eq(orderTable.id, promoRedemptionTable.orderId))
    .where(
      and(
        eq(promoRedemptionTable.promoCode, code),
        eq(promoRedemptionTable.userId, userId),
        isNull(promoRedemptionTable.returnedAt),
      ),
    )
  if (!held) return 'none'
  return takesCode(held.state) ? 'loosely' : 'firmly'
}

/**
 * Takes one use of a code if any is left. Checks and takes in one statement, so concurrent orders
 * cannot exceed the quota.
 */
export async function takePromo(
  db: Database,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(promoCodeTable)
    .set({ used: sql`${promoCodeTable.used} + 1` })
    .where(
      and(
        eq(promoCodeTable.code, code),
        lt(promoCodeTable.used, promoCodeTable.quota),
        lte(promoCodeTable.startsAt, now),
        gt(promoCodeTable.endsAt, now),
      ),
    )
    .returning({ code: promoCodeTable.code })
  return taken.length === 1
}

/** Takes one use of a code for an order that redeemed it in time. */
export async function takePromoAgain(db: Database, code: string): Promise<boolean> {
  const taken = await db
    .update(promoCodeTable)
    .set({ used: sql`${promoCodeTable.used} + 1` })
    .where(and(eq(promoCodeTable.code, code), lt(promoCodeTable.used, promoCodeTable.quota)))
    .returning({ code: promoCodeTable.code })
  return taken.length === 1
}

export async function releasePromo(db: Database, code: string): Promise<void> {
  await db
    .update(promoCodeTable)
    .set({ used: sql`${promoCodeTable.used} - 1` })
    .where(eq(promoCodeTable.code, code))
}

/**
 * Returns false if the member already redeemed the code; the unique index decides between
 * concurrent orders.
 */
export async function insertRedemption(
  db: Database,
  redemption: { orderId: string; promoCode: string; userId: string; redeemedAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(promoRedemptionTable)
    .values(redemption)
    .onConflictDoNothing()
    .returning({ orderId: promoRedemptionTable.orderId })
  return inserted.length === 1
}

/**
 * Marks an order's redemption as returned. Returns its code, or undefined if nothing was marked.
 */
export async function markReturned(
  db: Database,
  { orderId, at }: { orderId: string; at: Date },
): Promise<string | undefined> {
  const [returned] = await db
    .update(promoRedemptionTable)
    .set({ returnedAt: at })
    .where(and(eq(promoRedemptionTable.orderId, orderId), isNull(promoRedemptionTable.returnedAt)))
    .returning({ code: promoRedemptionTable.promoCode })
  return returned?.code
}

/** Returns the order's redemption if it was returned. */
export async function findReturned(db: Database, orderId: string) {
  const [returned] = await db
    .select({ code: promoRedemptionTable.promoCode, userId: promoRedemptionTable.userId })
    .from(promoRedemptionTable)
    .where(
      and(eq(promoRedemptionTable.orderId, orderId), isNotNull(promoRedemptionTable.returnedAt)),
    )
  return returned
}

export async function markHeld(db: Database, orderId: string): Promise<void> {
  await db
    .update(promoRedemptionTable)
    .set({ returnedAt: null })
    .where(eq(promoRedemptionTable.orderId, orderId))
}
