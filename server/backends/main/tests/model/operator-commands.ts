import fc from 'fast-check'
import { minuteMs } from '#app/lib/time.ts'
import { command, hasRefund, isOpened, newest } from './model-command.ts'
import { accountStep, buyStep } from './paying-steps.ts'
import {
  askPriceStep,
  decidePriceStep,
  endCodeStep,
  endPromotionStep,
  promotionStep,
  quotaStep,
  saleStep,
} from './price-steps.ts'
import { accountNumber, orderWish, refundIndex, said, which } from './purchase-commands.ts'
import type { PurchaseModel } from './purchase-model.ts'
import { cancelForMemberStep, checkStep, notifyStep, placeStep } from './purchase-steps.ts'
import { at, pass, type RealShop } from './real-shop.ts'
import {
  askAgainStep,
  decideStep,
  goodwillStep,
  payoutStep,
  policyRefundStep,
  workStep,
} from './refund-steps.ts'

/** One of two people. */
const by = fc.nat({ max: 1 })
/** Usually the other person decides, and approves. */
const verdict = {
  isOther: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.boolean()),
  isApproved: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.boolean()),
}
type Verdict = { isOther: boolean; isApproved: boolean }
const isRare = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean())
/** Of a payment; four thirds are more than was paid. */
const thirds = fc.integer({ min: 1, max: 4 })
const named = fc.option(accountNumber, { nil: undefined })
const { service } = orderWish
/** On both sides of what the promo codes ask for. */
const priceRupiah = fc.constantFrom(299_000, 499_999, 500_000, 1_250_000)
const price = {
  priceRupiah,
  inMinutes: fc.oneof(fc.constant(null), fc.constantFrom(null, 0, 1, 61)),
}
const percent = fc.constantFrom(10, 50, 51)
const paidAgain = { outcome: 'paid', charge: 'a', thirds: 0, attempt: 1 } as const

/** The usual way of money back by hand, cut off after some steps. */
const giveBack = command(
  fc.record({
    ...{ ...orderWish, ...verdict, by, thirds, named, number: accountNumber },
    promo: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.nat({ max: 2 })),
    reason: fc.constantFrom('policy', 'goodwill', 'surplus'),
    /** What the provider says before the second person decides. */
    word: fc.option(fc.record(said), { nil: undefined, freq: 2 }),
    steps: fc.constantFrom(1, 2, 3, 4, 4, 4, 4),
  }),
  'giveBack',
  async (model, real, { reason, word, steps, ...wish }) => {
    const isSurplus = reason === 'surplus'
    const order = await buyStep(model, real, { ...wish, steps: isSurplus ? 4 : 3 })
    if (!order) return
    if (reason === 'policy')
      await policyRefundStep(model, real, order, { ...wish, isAmountSeen: true })
    if (reason === 'goodwill') await goodwillStep(model, real, order, wish)
    if (reason === 'goodwill') await decideLast(model, real, wish)
    if (isSurplus) await notifyStep(model, real, order, paidAgain)
    if (steps > 1) await workStep(model, real, 'refused')
    const which = 0
    if (steps > 2) await accountStep(real, order, { ...wish, which })
    if (steps > 2) await payoutStep(model, real, order, { ...wish, which, isToday: true })
    if (word) await notifyStep(model, real, order, { ...word, attempt: isSurplus ? 1 : 0 })
    if (steps > 3) await decideLast(model, real, wish)
  },
)

/** A member sees a price, something happens, and they order what they saw. */
const seeAndOrder = command(
  fc.record({
    ...{ ...orderWish, ...price, by, percent },
    meanwhile: fc.constantFrom('nothing', 'price', 'sale', 'promotion', 'code', 'minute'),
  }),
  'seeAndOrder',
  async (model, real, { meanwhile, ...wish }) => {
    const sold = at(model.services, wish.service)
    const seenRupiah = await checkStep(model, real, wish)
    if (meanwhile === 'price') {
      await askPriceStep(model, real, sold, wish)
      await decidePriceStep(model, real, sold, { by: 1 - wish.by, isApproved: true })
    }
    if (meanwhile === 'sale') await saleStep(model, real, sold, { ...wish, isOnSale: false })
    if (meanwhile === 'promotion') await promotionStep(model, real, sold, wish)
    const promo = at(model.promos, (wish.promo ?? 0) % model.promos.length)
    if (meanwhile === 'code') await endCodeStep(model, real, promo, wish.by)
    if (meanwhile === 'minute') pass(model, real, minuteMs)
    await placeStep(model, real, { ...wish, fromCart: false, seenRupiah })
  },
)

/** Every action of staff that moves money or changes what an order costs. */
export const operatorCommands = [
  ...Array.from({ length: 6 }, () => giveBack),
  seeAndOrder,
  seeAndOrder,
  command(fc.record({ which, by, isAmountSeen: fc.boolean() }), 'refund', async (m, real, wish) => {
    const order = newest(m, wish.which, isOpened)
    if (order) await policyRefundStep(m, real, order, wish)
  }),
  command(fc.record({ which, by, thirds }), 'proposeGoodwill', async (model, real, wish) => {
    const order = newest(model, wish.which, isOpened)
    if (order) await goodwillStep(model, real, order, wish)
  }),
  command(
    fc.record({ which, refundIndex, by, named, isTomorrow: isRare }),
    'proposePayout',
    async (model, real, { which, refundIndex, isTomorrow, ...wish }) => {
      const order = newest(model, which, hasRefund)
      const transfer = { ...wish, which: refundIndex, isToday: !isTomorrow }
      if (order) await payoutStep(model, real, order, transfer)
    },
  ),
  command(fc.record({ which, by }), 'cancelForMember', async (model, real, wish) => {
    const order = newest(model, wish.which, isOpened)
    if (order) await cancelForMemberStep(model, real, order, wish.by)
  }),
  command(fc.record(verdict), 'decide', decideLast),
  command(fc.record(verdict), 'decideTwice', async (model, real, wish) => {
    await decideLast(model, real, wish)
    await decideLast(model, real, { ...wish, isApproved: true })
  }),
  command(fc.constantFrom('accepted', 'refused'), 'work', workStep),
  command(
    fc.record({ which, by, wish: fc.option(fc.record(said), { nil: undefined }) }),
    'askAgain',
    async (model, real, { which, ...asked }) => {
      const order = newest(model, which, isOpened)
      if (order) await askAgainStep(model, real, order, asked)
    },
  ),
  command(
    fc.record({ service, by, ...price, ...verdict }),
    'changePrice',
    async (model, real, wish) => {
      const sold = at(model.services, wish.service)
      await askPriceStep(model, real, sold, wish)
      await decideAskedPrice(model, real, wish)
    },
  ),
  command(fc.record({ service, ...verdict }), 'decidePrice', decideAskedPrice),
  command(
    fc.record({ service, by, isOnSale: fc.boolean() }),
    'changeSale',
    async (model, real, wish) => saleStep(model, real, at(model.services, wish.service), wish),
  ),
  command(fc.record({ service, by, percent }), 'promote', async (model, real, wish) =>
    promotionStep(model, real, at(model.services, wish.service), wish),
  ),
  command(by, 'endPromotion', async (model, real, person) => {
    const promotion = model.promotions.at(-1)
    if (promotion) await endPromotionStep(model, real, promotion, person)
  }),
  command(fc.record({ index: fc.nat({ max: 2 }), by }), 'endCode', async (model, real, wish) =>
    endCodeStep(model, real, at(model.promos, wish.index), wish.by),
  ),
  command(
    fc.record({ index: fc.nat({ max: 2 }), by, quota: fc.integer({ min: 1, max: 3 }) }),
    'changeQuota',
    async (model, real, wish) => quotaStep(model, real, at(model.promos, wish.index), wish),
  ),
]

/** Decides about what was proposed last. */
async function decideLast(
  model: PurchaseModel,
  real: RealShop,
  { isOther, isApproved }: Verdict,
): Promise<void> {
  const approval = model.approvals.at(-1)
  if (!approval) return
  const person = isOther ? 1 - approval.by : approval.by
  await decideStep(model, real, approval, { by: person, isApproved })
}

async function decideAskedPrice(
  model: PurchaseModel,
  real: RealShop,
  { service: index, isOther, isApproved }: Verdict & { service: number },
): Promise<void> {
  const sold = at(model.services, index)
  if (!sold.asked) return
  const person = isOther ? 1 - sold.asked.by : sold.asked.by
  await decidePriceStep(model, real, sold, { by: person, isApproved })
}
