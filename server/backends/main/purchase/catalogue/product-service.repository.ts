import { and, asc, eq, inArray, isNull, notLike } from 'drizzle-orm'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import { regularPriceAt, taxClassAt } from '#server/db/main/price-at.ts'
import {
  type ProductServiceRow,
  productServiceTable,
} from '#server/db/main/product-service.table.ts'
import type { Database } from '#server/db/open-database.ts'

/**
 * Lists what is on sale, shortest first within a program. Without a slug, lists all programs but no
 * single consultation.
 */
export async function listProductServices(
  db: Database,
  programSlug?: string,
): Promise<ProductServiceRow[]> {
  return db
    .select()
    .from(productServiceTable)
    .where(
      and(
        isNull(productServiceTable.withdrawnAt),
        programSlug === undefined
          ? notLike(productServiceTable.programSlug, consultationSlugOf('%'))
          : eq(productServiceTable.programSlug, programSlug),
      ),
    )
    .orderBy(asc(productServiceTable.programSlug), asc(productServiceTable.durationWeeks))
}

/** Returns a service, also one that is not on sale any more. */
export async function findProductService(
  db: Database,
  id: string,
): Promise<ProductServiceRow | undefined> {
  const [service] = await db
    .select()
    .from(productServiceTable)
    .where(eq(productServiceTable.id, id))
  return service
}

/** Returns the regular price and tax class of services at a moment, by id. */
export async function readTermsAt(
  db: Database,
  { now, productServiceIds }: { now: Date; productServiceIds: string[] },
): Promise<Map<string, Pick<ProductServiceRow, 'priceRupiah' | 'taxClass'>>> {
  const rows = await db
    .select({
      id: productServiceTable.id,
      priceRupiah: regularPriceAt(now),
      taxClass: taxClassAt(now),
    })
    .from(productServiceTable)
    .where(inArray(productServiceTable.id, productServiceIds))
  return new Map(rows.map(({ id, ...terms }) => [id, terms]))
}
