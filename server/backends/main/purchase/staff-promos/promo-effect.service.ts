import type { MainContext } from '#server/backends/main/main-context.ts'
import { atPriceOf } from '#server/backends/main/purchase/catalogue/price-of-today.ts'
import { linesFor } from '#server/backends/main/purchase/orders/order.service.ts'
import { totalOf } from '#server/backends/main/purchase/orders/order-lines.ts'
import { examinePromo } from '#server/backends/main/purchase/promo-codes/promo-code.service.ts'
import type { PromoEffect, PromoWish } from '#server/contract/admin-promo.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { makePromo } from './make-promo.service.ts'
import { listOnSale } from './promo-desk.repository.ts'

class EffectKnown extends Error {
  readonly effect: PromoEffect
  constructor(effect: PromoEffect) {
    super('The effect is known, and nothing is stored')
    this.effect = effect
  }
}

/**
 * Returns what newcomers would pay for each service at the start of a promo, before and after. Makes
 * it, prices orders as they are placed, and rolls back.
 * @throws what `makePromo` throws
 */
export async function foreseeEffect(context: MainContext, wish: PromoWish): Promise<PromoEffect> {
  try {
    return await context.db.transaction(async (tx) => {
      throw new EffectKnown(await readEffect(context, tx, wish))
    })
  } catch (error) {
    if (error instanceof EffectKnown) return error.effect
    throw error
  }
}

async function readEffect(
  context: MainContext,
  tx: Database,
  wish: PromoWish,
): Promise<PromoEffect> {
  const rows = await listOnSale(tx)
  const code = wish.kind === 'code' ? wish.code.code : undefined
  const { startsAt: start } = wish.kind === 'code' ? wish.code : wish.promotion
  const before = await atPriceOf(start === null ? context.clock.now() : new Date(start), tx, rows)
  const startsAt = await makePromo(context, tx, wish)
  const then = { ...context, clock: { now: () => startsAt } }
  const after = await atPriceOf(startsAt, tx, rows)
  const services: PromoEffect['services'] = []
  for (const [index, service] of after.entries()) {
    const promo =
      code === undefined
        ? undefined
        : await examinePromo(then, tx, { code, userId: undefined, productService: service })
    const { id, programSlug, durationWeeks, priceRupiah } = service
    services.push({
      ...{ productServiceId: id, programSlug, durationWeeks },
      beforeRupiah: before[index]?.priceRupiah ?? priceRupiah,
      afterRupiah: totalOf(await linesFor(tx, { service, promo, now: startsAt })),
      refusal: promo?.kind === 'refused' ? promo.reason : null,
    })
  }
  return { services }
}
