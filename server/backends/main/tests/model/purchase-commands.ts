import fc from 'fast-check'
import { expect } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { listOwnCarts } from '#server/backends/main/purchase/carts/cart.service.ts'
import { expireDue } from '#server/backends/main/purchase/orders/expire-due.service.ts'
import { listOwnTransactions } from '#server/backends/main/purchase/payments/transaction.service.ts'
import { changeStep, saveStep } from './cart-steps.ts'
import { command, hasRefund, isOpened, newest } from './model-command.ts'
import { accountStep, buyStep, changeMethodStep, chooseStep, refundStep } from './paying-steps.ts'
import { outcomes } from './payment-model.ts'
import {
  cancelStep,
  checkStep,
  giveStep,
  notifyStep,
  placeAgainStep,
  placeStep,
  sendStep,
} from './purchase-steps.ts'
import { at, pass, serviceCount } from './real-shop.ts'

const member = fc.nat({ max: 1 })
const service = fc.nat({ max: serviceCount - 1 })
/** One of the run's codes, an unknown one, or no code. */
const promo = fc.option(fc.nat({ max: 3 }), { nil: undefined, freq: 2 })
/** Counted from the newest, which usually matters most. */
export const which = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 3 }))
const outcome = fc.constantFrom(...outcomes)
const charge = fc.constantFrom('a', 'b')
const thirds = fc.integer({ min: 1, max: 3 })
/** Usually there is one attempt; of two, either may be paid. */
const attempt = fc.nat({ max: 1 })
export const accountNumber = fc.constantFrom('126000000001', '126000000002')
/** Counted from the newest. */
export const refundIndex = fc.nat({ max: 1 })
const account = fc.record({ which: refundIndex, number: accountNumber })
export const orderWish = { member, service, promo, fromCart: fc.boolean() }
export const said = { outcome, charge, thirds }

const buy = command(
  fc.record({ ...orderWish, steps: fc.integer({ min: 1, max: 4 }) }),
  'buy',
  buyStep,
)

/** Sends several notifications of one payment. */
const notify = command(
  fc.record({
    which,
    wishes: fc.array(fc.record({ ...said, attempt }), { minLength: 1, maxLength: 3 }),
  }),
  'notify',
  async (model, real, { which, wishes }) => {
    const order = newest(model, which, isOpened)
    if (order) for (const wish of wishes) await notifyStep(model, real, order, wish)
  },
)

/** Every action of a member; the usual flow has the highest weight. */
export const memberCommands = [
  buy,
  buy,
  buy,
  notify,
  notify,
  command(fc.record(orderWish), 'place', async (model, real, wish) => {
    const order = await placeStep(model, real, wish)
    if (order) await placeAgainStep(real, order)
  }),
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
      if (order) await refundStep(real, order, wish.isAmountSeen)
    },
  ),
  command(fc.record({ which, account }), 'giveAccount', async (model, real, wish) => {
    const order = newest(model, wish.which, hasRefund)
    if (order) await accountStep(real, order, wish.account)
  }),
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
    const carts = await listOwnCarts(real.context, at(real.members, index))
    const kept = model.carts.filter((cart) => cart.member === index && cart.service.isOnSale)
    expect(new Map(carts.map((cart) => [cart.id, cart.productService.priceRupiah]))).toEqual(
      new Map(kept.map((cart) => [cart.id, model.priceOf(cart.service)])),
    )
  }),
  command(fc.constantFrom(1, 11, 61, 24 * 60), 'waitMinutes', async (model, real, minutes) =>
    pass(model, real, minutes * minuteMs),
  ),
  command(fc.constant(null), 'endOverdue', async (model, real) => {
    while (await expireDue(real.context)) {}
    model.endAllOverdue()
  }),
]
