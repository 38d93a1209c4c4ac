import type { MainContext } from '#server/backends/main/main-context.ts'
import { listPricesInForce } from '#server/backends/main/purchase/promotions/promotion.repository.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { readTermsAt } from './product-service.repository.ts'

/** A service as the catalogue shows it, plus the tax class that an order needs. */
export type PricedService = ProductService & Pick<ProductServiceRow, 'taxClass'>

/**
 * Returns services at their current prices. The catalogue and the orders both use this, so the
 * shown and the charged price cannot differ.
 */
export async function atPriceOfToday(
  { clock }: Pick<MainContext, 'clock'>,
  db: Database,
  services: ProductServiceRow[],
): Promise<PricedService[]> {
  return atPriceOf(clock.now(), db, services)
}

/** Returns services at the prices that orders of a moment pay. */
export async function atPriceOf(
  now: Date,
  db: Database,
  services: ProductServiceRow[],
): Promise<PricedService[]> {
  const moment = { now, productServiceIds: services.map(({ id }) => id) }
  const terms = await readTermsAt(db, moment)
  const prices = await listPricesInForce(db, moment)
  return services.map(({ withdrawnAt: _, ...row }) => {
    const service = { ...row, ...terms.get(row.id) }
    const lowest = prices.find(({ productServiceId }) => productServiceId === service.id)
    if (!lowest || lowest.priceRupiah >= service.priceRupiah) return service
    return {
      ...service,
      priceRupiah: lowest.priceRupiah,
      reduction: {
        promotionId: lowest.promotionId,
        regularPriceRupiah: service.priceRupiah,
        endsAt: lowest.endsAt.toISOString(),
      },
    }
  })
}
