import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Promotion } from '#server/contract/promo.schema.ts'
import { periodStateAt } from './period-state.ts'
import { listPromotionalPrices } from './promotion.repository.ts'

/** Returns every promotion with its prices, or the named one. */
export async function listPromotions(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  promotionId?: string,
): Promise<Promotion[]> {
  const now = clock.now()
  const rows = await listPromotionalPrices(db, now, promotionId)
  const byId = Map.groupBy(rows, ({ promotion }) => promotion.id)
  return [...byId.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { id, startsAt, endsAt } = first.promotion
    return {
      id,
      state: periodStateAt(now, first.promotion),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      prices: [first, ...others].map(({ service, regularPriceRupiah, priceRupiah }) => ({
        productServiceId: service.id,
        programSlug: service.programSlug,
        durationWeeks: service.durationWeeks,
        sessionCount: service.sessionCount,
        regularPriceRupiah,
        priceRupiah,
      })),
    }
  })
}
