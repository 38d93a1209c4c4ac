import { eq } from 'drizzle-orm'
import {
  consultationWeeks,
  nutritionistOfConsultation,
} from '#server/contract/single-consultation.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type NewConsultation = Omit<ProductServiceRow, 'priceRupiah'>

/**
 * Returns the single consultation that a practice will sell under this id. Undefined if no practice
 * has it. The caller knows that the catalogue does not sell it yet.
 */
export async function findNewConsultation(
  db: Database,
  id: string,
): Promise<NewConsultation | undefined> {
  const slug = nutritionistOfConsultation(id)
  if (slug === null || (await db.$count(practiceTable, eq(practiceTable.slug, slug))) === 0)
    return undefined
  return {
    ...{ id, programSlug: id, durationWeeks: consultationWeeks, sessionCount: 1 },
    ...{ taxClass: 'standard_11', withdrawnAt: null },
  }
}
