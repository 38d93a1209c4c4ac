import fc from 'fast-check'
import { expect } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { expireDue } from '#server/backends/main/purchase/orders/expire-due.service.ts'
import { listOwnTransactions } from '#server/backends/main/purchase/payments/transaction.service.ts'
import { changeStep, saveStep } from './cart-steps.ts'
import { changeMethodStep, chooseStep, refundStep } from './paying-steps.ts'
import { type ModelOrder, outcomes, type PurchaseModel } from './purchase-model.ts'
import {
  cancelStep,
  checkStep,
  giveStep,
  notifyStep,
  placeAgainStep,
  placeStep,
  sendStep,
} from './purchase-steps.ts'
import { at, type RealShop, services } from './real-shop.ts'

class Command<Wish> implements fc.AsyncCommand<PurchaseModel, RealShop> {
  readonly wish: Wish
  readonly does: Act<Wish>
  constructor(wish: Wish, does: Act<Wish>) {
    this.wish = wish
    this.does = does
  }
  check(): boolean {
    return true
  }
  async run(model: PurchaseModel, real: RealShop): Promise<void> {
    await this.does.run(model, real, this.wish)
  }
  toString(): string {
    return `${this.does.name}(${JSON.stringify(this.wish)})`
  }
}
type Act<Wish> = {
  name: string
  run: (model: PurchaseModel, real: RealShop, wish: Wish) => Promise<unknown>
}

function command<Wish>(wish: fc.Arbitrary<Wish>, name: string, run: Act<Wish>['run']) {
  return wish.map((it) => new Command(it, { name, run }))
}

const member = fc.nat({ max: 1 })
const service = fc.nat({ max: services.length - 1 })
/** One of the run's codes, an unknown one, or no code. */
const promo = fc.option(fc.nat({ max: 3 }), { nil: undefined, freq: 2 })
/** Counted from the newest, which usually matters most. */
const which = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 3 }))
const outcome = fc.constantFrom(...outcomes)
const charge = fc.constantFrom('a', 'b')
const thirds = fc.integer({ min: 1, max: 3 })
/** Usually there is one attempt; of two, either may be paid. */
const attempt = fc.nat({ max: 1 })
const isOpened = ({ transactionId }: ModelOrder) => transactionId !== undefined

/** The usual flow, cut off after some steps: an order, an OTP, a payment, the money. */
const buy = command(
  fc.record({
    member,
    service,
    promo,
    fromCart: fc.boolean(),
    steps: fc.integer({ min: 1, max: 4 }),
  }),
  'buy',
  async (model, real, { steps, ...wish }) => {
    const order = await placeStep(model, real, wish)
    if (!order) return
    await sendStep(model, real, order)
    if (steps > 1) await giveStep(model, real, order, true)
    if (steps < 3 || !order.transactionId) return
    // The last step changes the method and pays the first one anyway.
    if (steps > 3) {
      await chooseStep(model, real, order)
      await changeMethodStep(model, real, order)
    }
    const settled = { outcome: 'paid', charge: 'a', thirds: 0, attempt: 0 } as const
    await notifyStep(model, real, order, settled)
  },
)

/** Sends several notifications of one payment. */
const notify = command(
  fc.record({
    which,
    wishes: fc.array(fc.record({ outcome, charge, thirds, attempt }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  'notify',
  async (model, real, { which, wishes }) => {
    const order = newest(model, which, isOpened)
    if (order) for (const wish of wishes) await notifyStep(model, real, order, wish)
  },
)

/** Every action of a member; the usual flow has the highest weight. */
export const purchaseCommands = [
  buy,
  buy,
  buy,
  notify,
  notify,
  command(
    fc.record({ member, service, promo, fromCart: fc.boolean() }),
    'place',
    async (model, real, wish) => {
      const order = await placeStep(model, real, wish)
      if (order) await placeAgainStep(real, order)
    },
  ),
  command(which, 'sendCode', async (model, real, index) => {
    const order = newest(model, index)
    if (order) await sendStep(model, real, order)
  }),
  command(fc.record({ which, isRight: fc.boolean() }), 'giveCode', async (model, real, wish) => {
    const order = newest(model, wish.which, ({ otp }) => otp !== undefined)
    if (order) await giveStep(model, real, order, wish.isRight)
  }),
  command(which, 'cancel', async (model, real, index) => {
    const order = newest(model, index, isOpened)
    if (order) await cancelStep(model, real, order)
  }),
  command(fc.record({ which, attempt }), 'choose', async (model, real, wish) => {
    const order = newest(model, wish.which, isOpened)
    if (order) await chooseStep(model, real, order, wish.attempt)
  }),
  command(which, 'changeMethod', async (model, real, index) => {
    const order = newest(model, index, isOpened)
    if (order) await changeMethodStep(model, real, order)
  }),
  command(
    fc.record({ which, isAmountSeen: fc.boolean() }),
    'askRefund',
    async (model, real, wish) => {
      const order = newest(model, wish.which, isOpened)
      if (order) await refundStep(model, real, order, wish.isAmountSeen)
    },
  ),
  command(fc.record({ member, service, promo }), 'check', checkStep),
  command(fc.record({ member, service }), 'keep', saveStep),
  command(
    fc.record({ which: fc.nat({ max: 3 }), member, service, removes: fc.boolean() }),
    'changeCart',
    async (model, real, wish) => {
      if (model.carts.length > 0) await changeStep(model, real, wish)
    },
  ),
  command(member, 'look', async (model, real, index) => {
    const listed = await listOwnTransactions(real.context, at(real.members, index))
    model.endOverdue(index)
    const opened = model.orders.filter((it) => it.member === index && it.transactionId)
    expect(new Set(listed.map(({ id }) => id))).toEqual(
      new Set(opened.map(({ transactionId }) => transactionId)),
    )
  }),
  command(fc.constantFrom(1, 11, 61, 24 * 60), 'waitMinutes', async (model, real, minutes) => {
    real.advance(minutes * minuteMs)
    model.now += minutes * minuteMs
  }),
  command(fc.constant(null), 'endOverdue', async (model, real) => {
    while (await expireDue(real.context)) {}
    model.endAllOverdue()
  }),
]

function newest(
  { orders }: PurchaseModel,
  index: number,
  isMeant: (order: ModelOrder) => boolean = () => true,
): ModelOrder | undefined {
  const meant = orders.filter(isMeant)
  return meant.at(-1 - (index % Math.max(1, meant.length)))
}
