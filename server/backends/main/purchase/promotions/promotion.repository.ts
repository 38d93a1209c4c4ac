import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { regularPriceAt } from '#server/db/main/price-at.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { promotionTable } from '#server/db/main/promotion.table.ts'
import { promotionalPriceTable } from '#server/db/main/promotional-price.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns the promotional prices in force at a moment, lowest first. */
export async function listPricesInForce(
  db: Database,
  { now, productServiceIds }: { now: Date; productServiceIds: string[] },
) {
  return db
    .select({
      productServiceId: promotionalPriceTable.productServiceId,
      priceRupiah: promotionalPriceTable.priceRupiah,
      promotionId: promotionTable.id,
      endsAt: promotionTable.endsAt,
    })
    .from(promotionalPriceTable)
    .innerJoin(promotionTable, eq(promotionTable.id, promotionalPriceTable.promotionId))
    .where(
      and(
        inArray(promotionalPriceTable.productServiceId, productServiceIds),
        lte(promotionTable.startsAt, now),
        gt(promotionTable.endsAt, now),
      ),
    )
    .orderBy(asc(promotionalPriceTable.priceRupiah), asc(promotionTable.id))
}

/**
 * Returns each promotion with its prices of what is on sale, the latest start first, or the named one.
 */
export async function listPromotionalPrices(db: Database, now: Date, promotionId?: string) {
  return db
    .select({
      promotion: promotionTable,
      service: productServiceTable,
      regularPriceRupiah: regularPriceAt(now),
      priceRupiah: promotionalPriceTable.priceRupiah,
    })
    .from(promotionalPriceTable)
    .innerJoin(promotionTable, eq(promotionTable.id, promotionalPriceTable.promotionId))
    .innerJoin(
      productServiceTable,
      eq(productServiceTable.id, promotionalPriceTable.productServiceId),
    )
    .where(
      and(
        isNull(productServiceTable.withdrawnAt),
        promotionId === undefined ? undefined : eq(promotionTable.id, promotionId),
      ),
    )
    .orderBy(
      desc(promotionTable.startsAt),
      asc(promotionTable.id),
      asc(productServiceTable.programSlug),
      asc(productServiceTable.durationWeeks),
    )
}
