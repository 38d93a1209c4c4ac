import { expect } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import {
  askPrice as askRealPrice,
  changeSale,
  decidePrice as decideRealPrice,
} from '#server/backends/main/purchase/catalogue/price-change.service.ts'
import { readSoldService } from '#server/backends/main/purchase/catalogue/sold-service.service.ts'
import {
  changeQuota,
  createPromo,
  endCode,
  endPromotion,
} from '#server/backends/main/purchase/staff-promos/staff-promo.service.ts'
import { staffAnswer } from './operator-act.ts'
import {
  askPrice,
  decidePrice,
  isModeratePromotion,
  type ModelPromotion,
  type ModelService,
  regularPriceOf,
} from './price-model.ts'
import type { ModelPromo, PurchaseModel } from './purchase-model.ts'
import { at, pass, type RealShop } from './real-shop.ts'

const reason = 'a reason of a test'

/** A person asks for a price from a moment on, or from its approval on. */
export async function askPriceStep(
  model: PurchaseModel,
  real: RealShop,
  service: ModelService,
  { by, priceRupiah, inMinutes }: { by: number; priceRupiah: number; inMinutes: number | null },
): Promise<void> {
  const startsAt = inMinutes === null ? null : model.now + inMinutes * minuteMs
  const wish = {
    ...{ productServiceId: service.id, priceRupiah, taxClass: 'standard_11' as const, reason },
    startsAt: startsAt === null ? null : new Date(startsAt).toISOString(),
  }
  const answer = await staffAnswer(model, real, by, (act) => askRealPrice(real.context, act, wish))
  expect(answer).toBe(askPrice(service, model.now, { by, priceRupiah, startsAt }))
  if (answer !== 'ok' || !service.asked) return
  const detail = { id: service.id, me: at(real.staff, by) }
  const { asked } = await readSoldService(real.context, detail)
  expect(asked).toMatchObject({ priceRupiah, startsAt: wish.startsAt, isMine: true })
  service.asked.id = asked?.approvalId ?? ''
}

export async function decidePriceStep(
  model: PurchaseModel,
  real: RealShop,
  service: ModelService,
  { by, isApproved }: { by: number; isApproved: boolean },
): Promise<void> {
  if (!service.asked) return
  // No two prices of a service are approved in one millisecond.
  pass(model, real, 1)
  const decision = {
    approvalId: service.asked.id,
    state: isApproved ? ('approved' as const) : ('refused' as const),
  }
  const answer = await staffAnswer(model, real, by, (act) =>
    decideRealPrice(real.context, act, decision),
  )
  expect(answer).toBe(decidePrice(service, model.now, { by, isApproved }))
}

export async function saleStep(
  model: PurchaseModel,
  real: RealShop,
  service: ModelService,
  { by, isOnSale }: { by: number; isOnSale: boolean },
): Promise<void> {
  const { id } = service
  const answer = await staffAnswer(model, real, by, (act) =>
    changeSale(real.context, act, { id, isOnSale, reason }),
  )
  expect(answer).toBe('ok')
  service.isOnSale = isOnSale
}

/** A person makes a promotion of some percent for a day, or ends it. */
export async function promotionStep(
  model: PurchaseModel,
  real: RealShop,
  service: ModelService,
  { by, percent }: { by: number; percent: number },
): Promise<void> {
  const regularRupiah = regularPriceOf(service, model.now)
  const priceRupiah = Math.floor((regularRupiah * (100 - percent)) / 100)
  const endsAt = model.now + 24 * hourMs
  const promotion = {
    ...{ id: `uji-${randomId()}`, startsAt: null, endsAt: new Date(endsAt).toISOString() },
    prices: [{ productServiceId: service.id, priceRupiah }],
  }
  const answer = await staffAnswer(model, real, by, (act) =>
    createPromo(real.context, act, { kind: 'promotion', promotion, reason }),
  )
  const isModerate = isModeratePromotion(priceRupiah, regularRupiah)
  expect(answer).toBe(isModerate ? 'ok' : 'PROMO_PRICE_FAR')
  if (isModerate) model.promotions.push({ id: promotion.id, service, priceRupiah, endsAt })
}

export async function endPromotionStep(
  model: PurchaseModel,
  real: RealShop,
  promotion: ModelPromotion,
  by: number,
): Promise<void> {
  const { id, endsAt } = promotion
  const answer = await staffAnswer(model, real, by, (act) =>
    endPromotion(real.context, act, { id, reason }),
  )
  expect(answer).toBe(endsAt <= model.now ? 'PROMO_IS_OVER' : 'ok')
  promotion.endsAt = Math.min(endsAt, model.now)
}

export async function endCodeStep(
  model: PurchaseModel,
  real: RealShop,
  promo: ModelPromo,
  by: number,
): Promise<void> {
  const { code: id, endsAt } = promo
  const answer = await staffAnswer(model, real, by, (act) =>
    endCode(real.context, act, { id, reason }),
  )
  expect(answer).toBe(endsAt <= model.now ? 'PROMO_IS_OVER' : 'ok')
  promo.endsAt = Math.min(endsAt, model.now)
}

/** A quota is never below the uses that are taken. */
export async function quotaStep(
  model: PurchaseModel,
  real: RealShop,
  promo: ModelPromo,
  { by, quota }: { by: number; quota: number },
): Promise<void> {
  const { code: id } = promo
  const answer = await staffAnswer(model, real, by, (act) =>
    changeQuota(real.context, act, { id, quota, reason }),
  )
  const isEnough = model.holdersOf(id).length <= quota
  expect(answer).toBe(isEnough ? 'ok' : 'PROMO_QUOTA_IN_USE')
  if (isEnough) promo.quota = quota
}
