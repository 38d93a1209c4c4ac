import { eq } from 'drizzle-orm'
import { dayMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { productPriceTable } from '#server/db/main/product-price.table.ts'
import type { Database } from '#server/db/open-database.ts'

type NewPrice = { productServiceId: string; priceRupiah: number; now: Date }

/** Changes a price at once, as two people would. */
export async function changePrice(
  db: Database,
  { productServiceId, priceRupiah, now }: NewPrice,
): Promise<void> {
  const terms = { productServiceId, priceRupiah, taxClass: 'standard_11' } as const
  const id = randomId()
  await db.transaction(async (tx) => {
    await tx.insert(approvalTable).values({
      ...{ id, kind: 'price', subject: productServiceId, payload: { ...terms, startsAt: '' } },
      ...{ requestedBy: 'one', reason: 'a price of a test' },
      ...{ requestedAt: now, expiresAt: later(now, dayMs) },
    })
    await tx
      .update(approvalTable)
      .set({ state: 'approved', decidedBy: 'two', decidedAt: now })
      .where(eq(approvalTable.id, id))
    await tx
      .insert(productPriceTable)
      .values({ ...terms, startsAt: now, recordedAt: now, approvalId: id })
  })
}
