import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { atPriceOf } from '#server/backends/main/purchase/catalogue/price-of-today.ts'
import { periodStateAt } from '#server/backends/main/purchase/promotions/period-state.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { PromoWish, StaffPromos } from '#server/contract/admin-promo.schema.ts'
import { makePromo } from './make-promo.service.ts'
import {
  endCodeAt,
  endPromotionAt,
  hasCode,
  hasPromotion,
  listCodes,
  listOnSale,
  listPromotionPrices,
  setQuota,
} from './promo-desk.repository.ts'

/** Returns all promotions and promo codes. */
export async function readPromos({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<StaffPromos> {
  const now = clock.now()
  const prices = await listPromotionPrices(db, now)
  const { codes, services } = await listCodes(db)
  const periodOf = (period: { startsAt: Date; endsAt: Date }) => ({
    state: periodStateAt(now, period),
    startsAt: period.startsAt.toISOString(),
    endsAt: period.endsAt.toISOString(),
  })
  const byId = Map.groupBy(prices, ({ promotion }) => promotion.id)
  const onSale = await atPriceOf(now, db, await listOnSale(db))
  return {
    services: onSale.map(({ id, programSlug, durationWeeks, priceRupiah, reduction }) => ({
      ...{ productServiceId: id, programSlug, durationWeeks },
      regularPriceRupiah: reduction?.regularPriceRupiah ?? priceRupiah,
    })),
    promotions: [...byId].flatMap(([id, its]) =>
      its[0]
        ? {
            id,
            ...periodOf(its[0].promotion),
            prices: its.map(({ promotion: _, ...price }) => price),
          }
        : [],
    ),
    codes: codes.map((code) => ({
      ...code,
      ...periodOf(code),
      productServiceIds: services
        .filter(({ promoCode }) => promoCode === code.code)
        .map(({ productServiceId }) => productServiceId),
    })),
  }
}

/** @throws what `makePromo` throws */
export async function createPromo(
  context: MainContext,
  act: StaffAct,
  { reason, ...wish }: PromoWish & { reason: string },
): Promise<void> {
  const objectId = wish.kind === 'promotion' ? wish.promotion.id : wish.code.code
  await context.db.transaction(async (tx) => {
    await makePromo(context, tx, wish)
    await appendStaffEntry(context, tx, act, { objectId, reason })
  })
}

type Ending = { id: string; reason: string }

/** Ends a promotion now. @throws MainFailure `ERR_NO_PROMO` or `PROMO_IS_OVER` */
export async function endPromotion(
  context: MainContext,
  act: StaffAct,
  { id, reason }: Ending,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await endPromotionAt(tx, id, context.clock.now())))
      throw new MainFailure((await hasPromotion(tx, id)) ? 'PROMO_IS_OVER' : 'ERR_NO_PROMO')
    await appendStaffEntry(context, tx, act, { objectId: id, reason })
  })
}

/** Ends a promo code now. @throws MainFailure `ERR_NO_PROMO` or `PROMO_IS_OVER` */
export async function endCode(
  context: MainContext,
  act: StaffAct,
  { id, reason }: Ending,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await endCodeAt(tx, id, context.clock.now())))
      throw new MainFailure((await hasCode(tx, id)) ? 'PROMO_IS_OVER' : 'ERR_NO_PROMO')
    await appendStaffEntry(context, tx, act, { objectId: id, reason })
  })
}

/** Changes how often a code can be used. @throws MainFailure `ERR_NO_PROMO` or `PROMO_QUOTA_IN_USE` */
export async function changeQuota(
  context: MainContext,
  act: StaffAct,
  { id, quota, reason }: Ending & { quota: number },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await setQuota(tx, id, quota)))
      throw new MainFailure((await hasCode(tx, id)) ? 'PROMO_QUOTA_IN_USE' : 'ERR_NO_PROMO')
    await appendStaffEntry(context, tx, act, { objectId: id, reason })
  })
}
