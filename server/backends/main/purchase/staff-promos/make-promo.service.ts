import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { readTermsAt } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import {
  mostPercent,
  type PromoCodeWish,
  type PromotionWish,
  type PromoWish,
} from '#server/contract/admin-promo.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { countServices, insertCode, insertPromotion } from './promo-desk.repository.ts'

type ClockPart = Pick<MainContext, 'clock'>

/**
 * Makes a promotion or a code in the caller's transaction, and returns its start.
 * @throws MainFailure `START_IS_OVER`, `PROMO_PERIOD_EMPTY`, `ERR_NO_PRODUCT_SERVICE_ID`,
 *   `PROMO_PRICE_FAR` or `PROMO_TAKEN`
 */
export async function makePromo(
  { clock }: ClockPart,
  tx: Database,
  wish: PromoWish,
): Promise<Date> {
  const now = clock.now()
  return wish.kind === 'promotion'
    ? makePromotion(tx, now, wish.promotion)
    : makeCode(tx, now, wish.code)
}

async function makePromotion(
  tx: Database,
  now: Date,
  { id, prices, ...wish }: PromotionWish,
): Promise<Date> {
  const period = periodOf(now, wish)
  const productServiceIds = prices.map(({ productServiceId }) => productServiceId)
  const terms = await readTermsAt(tx, { now: period.startsAt, productServiceIds })
  for (const { productServiceId, priceRupiah } of prices) {
    const regular = terms.get(productServiceId)
    if (!regular) throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
    const leastRupiah = (regular.priceRupiah * (100 - mostPercent)) / 100
    if (priceRupiah >= regular.priceRupiah || priceRupiah < leastRupiah)
      throw new MainFailure('PROMO_PRICE_FAR')
  }
  if (!(await insertPromotion(tx, { id, prices, ...period }))) throw new MainFailure('PROMO_TAKEN')
  return period.startsAt
}

async function makeCode(tx: Database, now: Date, wish: PromoCodeWish): Promise<Date> {
  const period = periodOf(now, wish)
  const { productServiceIds } = wish
  if ((await countServices(tx, productServiceIds)) < new Set(productServiceIds).size)
    throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
  if (!(await insertCode(tx, { ...wish, ...period }))) throw new MainFailure('PROMO_TAKEN')
  return period.startsAt
}

function periodOf(now: Date, wish: Pick<PromotionWish, 'startsAt' | 'endsAt'>) {
  const startsAt = wish.startsAt === null ? now : new Date(wish.startsAt)
  const endsAt = new Date(wish.endsAt)
  if (startsAt < now) throw new MainFailure('START_IS_OVER')
  if (endsAt <= startsAt) throw new MainFailure('PROMO_PERIOD_EMPTY')
  return { startsAt, endsAt }
}
