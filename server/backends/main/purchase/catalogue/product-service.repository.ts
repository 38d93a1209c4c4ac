import { asc, eq, notLike } from 'drizzle-orm'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import {
  type ProductServiceRow,
  productServiceTable,
} from '#server/db/main/product-service.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Shortest first within a program. Without a slug, lists all programs but no single consultation. */
export async function listProductServices(
  db: Database,
  programSlug?: string,
): Promise<ProductServiceRow[]> {
  return db
    .select()
    .from(productServiceTable)
    .where(
      programSlug === undefined
        ? notLike(productServiceTable.programSlug, consultationSlugOf('%'))
        : eq(productServiceTable.programSlug, programSlug),
    )
    .orderBy(asc(productServiceTable.programSlug), asc(productServiceTable.durationWeeks))
}

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
