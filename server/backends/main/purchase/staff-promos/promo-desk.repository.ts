import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { regularPriceAt } from '#server/db/main/price-at.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'
import { promotionTable } from '#server/db/main/promotion.table.ts'
import { promotionalPriceTable } from '#server/db/main/promotional-price.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns every price of every promotion, the latest start first. */
export function listPromotionPrices(db: Database, now: Date) {
  return db
    .select({
      promotion: promotionTable,
      productServiceId: productServiceTable.id,
      programSlug: productServiceTable.programSlug,
      durationWeeks: productServiceTable.durationWeeks,
      regularPriceRupiah: regularPriceAt(now),
      priceRupiah: promotionalPriceTable.priceRupiah,
    })
    .from(promotionTable)
    .innerJoin(promotionalPriceTable, eq(promotionalPriceTable.promotionId, promotionTable.id))
    .innerJoin(
      productServiceTable,
      eq(productServiceTable.id, promotionalPriceTable.productServiceId),
    )
    .orderBy(
      desc(promotionTable.startsAt),
      asc(promotionTable.id),
      asc(productServiceTable.programSlug),
      asc(productServiceTable.durationWeeks),
    )
}

/** Returns every code, the latest start first, and the services of those that are not for all. */
export async function listCodes(db: Database) {
  const codes = await db
    .select()
    .from(promoCodeTable)
    .orderBy(desc(promoCodeTable.startsAt), asc(promoCodeTable.code))
  const services = await db.select().from(promoCodeServiceTable)
  return { codes, services }
}

/** Returns what is on sale. */
export function listOnSale(db: Database) {
  return db
    .select()
    .from(productServiceTable)
    .where(isNull(productServiceTable.withdrawnAt))
    .orderBy(asc(productServiceTable.programSlug), asc(productServiceTable.durationWeeks))
}

export async function countServices(db: Database, ids: string[]): Promise<number> {
  return db.$count(productServiceTable, inArray(productServiceTable.id, ids))
}

type NewPromotion = typeof promotionTable.$inferInsert & {
  prices: { productServiceId: string; priceRupiah: number }[]
}

/** Returns false if the id is taken. */
export async function insertPromotion(
  tx: Database,
  { prices, ...promotion }: NewPromotion,
): Promise<boolean> {
  const made = await tx
    .insert(promotionTable)
    .values(promotion)
    .onConflictDoNothing()
    .returning({ id: promotionTable.id })
  if (made.length === 0) return false
  const promotionId = promotion.id
  await tx.insert(promotionalPriceTable).values(prices.map((price) => ({ promotionId, ...price })))
  return true
}

type NewCode = typeof promoCodeTable.$inferInsert & { productServiceIds: string[] }

/** Returns false if the code is taken. */
export async function insertCode(
  tx: Database,
  { productServiceIds, ...code }: NewCode,
): Promise<boolean> {
  const made = await tx
    .insert(promoCodeTable)
    .values(code)
    .onConflictDoNothing()
    .returning({ code: promoCodeTable.code })
  if (made.length === 0) return false
  const services = productServiceIds.map((productServiceId) => ({
    ...{ promoCode: code.code, productServiceId },
  }))
  if (services.length > 0) await tx.insert(promoCodeServiceTable).values(services)
  return true
}

/** Ends a promotion now, or before its start with an empty period. Returns false if it was over. */
export async function endPromotionAt(tx: Database, id: string, now: Date): Promise<boolean> {
  const { startsAt, endsAt } = promotionTable
  const ended = await tx
    .update(promotionTable)
    .set({ endsAt: sql`greatest(${startsAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(promotionTable.id, id), gt(endsAt, now), gt(endsAt, startsAt)))
    .returning({ id: promotionTable.id })
  return ended.length === 1
}

/** Ends a code like `endPromotionAt`. */
export async function endCodeAt(tx: Database, code: string, now: Date): Promise<boolean> {
  const { startsAt, endsAt } = promoCodeTable
  const ended = await tx
    .update(promoCodeTable)
    .set({ endsAt: sql`greatest(${startsAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(promoCodeTable.code, code), gt(endsAt, now), gt(endsAt, startsAt)))
    .returning({ code: promoCodeTable.code })
  return ended.length === 1
}

/** Returns false if more uses are taken already; an order at the same time waits for the row. */
export async function setQuota(tx: Database, code: string, quota: number): Promise<boolean> {
  const changed = await tx
    .update(promoCodeTable)
    .set({ quota })
    .where(and(eq(promoCodeTable.code, code), lte(promoCodeTable.used, quota)))
    .returning({ code: promoCodeTable.code })
  return changed.length === 1
}

export async function hasPromotion(db: Database, id: string): Promise<boolean> {
  return (await db.$count(promotionTable, eq(promotionTable.id, id))) > 0
}

export async function hasCode(db: Database, code: string): Promise<boolean> {
  return (await db.$count(promoCodeTable, eq(promoCodeTable.code, code))) > 0
}
