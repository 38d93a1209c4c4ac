import { like } from 'drizzle-orm'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** The prices of single consultations, by program slug. */
export async function listConsultationPrices(db: Database): Promise<Map<string, number>> {
  const { programSlug, priceRupiah } = productServiceTable
  const prices = await db
    .select({ programSlug, priceRupiah })
    .from(productServiceTable)
    .where(like(programSlug, consultationSlugOf('%')))
  return new Map(prices.map((row) => [row.programSlug, row.priceRupiah]))
}
