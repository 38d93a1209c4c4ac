import { and, isNull, like } from 'drizzle-orm'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import { chargedPriceAt } from '#server/db/main/price-at.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** The prices of the single consultations on sale, as an order of now pays them, by program slug. */
export async function listConsultationPrices(
  db: Database,
  now: Date,
): Promise<Map<string, number>> {
  const { programSlug, withdrawnAt } = productServiceTable
  const prices = await db
    .select({ programSlug, priceRupiah: chargedPriceAt(now) })
    .from(productServiceTable)
    .where(and(like(programSlug, consultationSlugOf('%')), isNull(withdrawnAt)))
  return new Map(prices.map((row) => [row.programSlug, row.priceRupiah]))
}
