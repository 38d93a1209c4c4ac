import fc from 'fast-check'
import { expect } from 'vitest'
import { changeCart, keepCart, removeCart } from '#server/backends/main/carts/cart.service.ts'
import { expireDue } from '#server/backends/main/orders/expire-due.service.ts'
import { checkOrder, placeOrder } from '#server/backends/main/orders/order.service.ts'
import { sendOtp, verifyOtp } from '#server/backends/main/orders/otp.service.ts'
import { cancelTransaction } from '#server/backends/main/payments/cancellation.service.ts'
import { receiveNotification } from '#server/backends/main/payments/payment-notification.service.ts'
import { listOwnTransactions } from '#server/backends/main/payments/transaction.service.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'
import { outcomeOf, type PurchaseWorld, services, takeCode } from './purchase-world.ts'

type Step = {
  describe: string
  /** Whether it means anything now; what has no order to be about is left out. */
  check?: (model: Readonly<PurchaseModel>) => boolean
  run: (model: PurchaseModel, real: PurchaseWorld) => Promise<unknown>
}

class Command implements fc.AsyncCommand<PurchaseModel, PurchaseWorld> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }
  check(model: Readonly<PurchaseModel>): boolean {
    return this.step.check?.(model) ?? true
  }
  async run(model: PurchaseModel, real: PurchaseWorld): Promise<void> {
    await this.step.run(model, real)
  }
  toString(): string {
    return this.step.describe
  }
}

const member = fc.nat({ max: 1 })
const service = fc.nat({ max: services.length - 1 })
/** One of the run's codes, one that is none, or no code. */
const promo = fc.option(fc.nat({ max: 3 }), { nil: undefined, freq: 1 })
/** Counted from the newest, which is mostly the one that matters. */
const which = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 3 }))

const keep = fc.record({ member, service }).map(
  (it) =>
    new Command({
      describe: `keep ${JSON.stringify(it)}`,
      async run(model, real) {
        const wanted = at(services, it.service)
        const creation = { productServiceId: wanted.id, locale: 'id' } as const
        const cart = await keepCart(real.parts, at(real.members, it.member), { creation })
        const own = model.carts.filter((kept) => kept.member === it.member)
        const known = own.find((kept) => kept.service.id === wanted.id)
        if (known) expect(own.map(({ id }) => id)).toContain(cart.id)
        else model.carts.push({ id: cart.id, member: it.member, service: wanted })
      },
    }),
)

const changeOrRemove = fc.record({ which, service, removes: fc.boolean(), member }).map(
  (it) =>
    new Command({
      describe: `change cart ${JSON.stringify(it)}`,
      check: (model) => model.carts.length > 0,
      async run(model, real) {
        const cart = at(model.carts, it.which % model.carts.length)
        const asked = at(real.members, it.member)
        const wanted = at(services, it.service)
        const change = { cartId: cart.id, productServiceId: wanted.id }
        const outcome = await outcomeOf<unknown>(
          it.removes
            ? removeCart(real.parts, asked, { cartId: cart.id })
            : changeCart(real.parts, asked, change),
        )
        if (cart.member !== it.member) return expect(outcome).toBe('ERR_NO_CART')
        expect(outcome).toBeTypeOf('object')
        if (it.removes) model.carts = model.carts.filter(({ id }) => id !== cart.id)
        else cart.service = wanted
      },
    }),
)

const check = fc.record({ member, service, promo }).map(
  (it) =>
    new Command({
      describe: `check ${JSON.stringify(it)}`,
      async run(model, real) {
        const wanted = at(services, it.service)
        const promoCode = codeOf(model, it.promo)
        const subject = { productServiceId: wanted.id }
        const asked = at(real.members, it.member)
        const answer = await checkOrder(real.parts, asked, { subject, promoCode })
        model.endOverdue(it.member)
        const quote = model.quote(it.member, wanted, promoCode)
        const pending = model.pendingOf(it.member, wanted)?.transactionId ?? null
        expect(answer).toMatchObject({
          totalRupiah: typeof quote === 'number' ? quote : wanted.priceRupiah,
          pendingTransactionId: pending,
        })
        expect(answer.promoRefusal?.reason).toBe(
          typeof quote === 'number' ? undefined : quote.refused,
        )
      },
    }),
)

const place = fc.record({ member, service, promo, fromCart: fc.boolean() }).map(
  (it) =>
    new Command({
      describe: `place ${JSON.stringify(it)}`,
      async run(model, real) {
        const promoCode = codeOf(model, it.promo)
        const cart = model.carts.find((kept) => kept.member === it.member)
        const wanted = it.fromCart && cart ? cart.service : at(services, it.service)
        const key = crypto.randomUUID()
        const subject = it.fromCart && cart ? { cartId: cart.id } : { productServiceId: wanted.id }
        const creation = { subject, promoCode, locale: 'id' } as const
        const asked = at(real.members, it.member)
        const outcome = await outcomeOf(placeOrder(real.parts, asked, { key, creation }))
        // A refused order changes nothing, not even what is overdue.
        const before = structuredClone(model.orders)
        model.endOverdue(it.member)
        const isPending = model.pendingOf(it.member, wanted) !== undefined
        if (!isPending) model.replaceUnconfirmed(it.member, wanted, promoCode)
        const quote = isPending
          ? { refused: 'ERR_TRANSACTION_PENDING' }
          : model.quote(it.member, wanted, promoCode)
        if (typeof quote !== 'number') {
          model.orders = before
          return expect(outcome).toBe(quote.refused)
        }
        if (typeof outcome === 'string') return expect(outcome).toBe(quote)
        expect(outcome.totalRupiah).toBe(quote)
        model.orders.push({
          id: outcome.id,
          member: it.member,
          service: wanted,
          totalRupiah: quote,
          promo: promoCode,
          holdsPromo: promoCode !== undefined,
          state: 'created',
          expiresAt: model.now + 60 * 60_000,
          told: [],
          refundedRupiah: 0,
          isGranted: false,
          call: { key, creation },
        })
        const isKept = model.carts.some(
          (kept) => kept.member === it.member && kept.service.id === wanted.id,
        )
        if (!isKept) await learnCart(model, real, it.member)
      },
    }),
)

const placeAgain = which.map(
  (index) =>
    new Command({
      describe: `place order ${index} again`,
      check: (model) => model.orders.length > 0,
      async run(model, real) {
        const order = newest(model.orders, index)
        const again = await placeOrder(real.parts, at(real.members, order.member), order.call)
        expect(again).toMatchObject({ id: order.id, totalRupiah: order.totalRupiah })
      },
    }),
)

const send = which.map(
  (index) =>
    new Command({
      describe: `send code of order ${index}`,
      check: (model) => model.orders.length > 0,
      async run(model, real) {
        const order = newest(model.orders, index)
        const asked = at(real.members, order.member)
        const outcome = await outcomeOf(sendOtp(real.parts, asked, { orderId: order.id }))
        const expected = model.sendCode(order)
        if (typeof outcome === 'string') return expect(outcome).toBe(expected)
        expect(expected).toBe('ok')
        order.state = 'otp_pending'
        const code = await takeCode(real, order.member)
        order.otp = { code, sentAt: model.now, tries: 0, isUsed: false }
      },
    }),
)

const give = fc.record({ which, isRight: fc.constantFrom(true, true, true, false) }).map(
  (it) =>
    new Command({
      describe: `give code ${JSON.stringify(it)}`,
      check: (model) => model.orders.some(({ otp }) => otp),
      async run(model, real) {
        const order = newest(
          model.orders.filter(({ otp }) => otp),
          it.which,
        )
        const right = order.otp?.code ?? ''
        const code = it.isRight ? right : right === '000000' ? '111111' : '000000'
        const given = { orderId: order.id, code, key: crypto.randomUUID() }
        const asked = at(real.members, order.member)
        const outcome = await outcomeOf(verifyOtp(real.parts, asked, given))
        const expected = model.giveCode(order, it.isRight)
        if (typeof outcome === 'string') return expect(outcome).toBe(expected)
        expect([expected, outcome.totalRupiah]).toEqual(['ok', order.totalRupiah])
        order.transactionId = outcome.id
        // The same key gives the same payment, whatever has happened since.
        expect((await verifyOtp(real.parts, asked, given)).id).toBe(outcome.id)
      },
    }),
)

const statuses = {
  settlement: ['200', 'paid'],
  deny: ['202', 'denied'],
  expire: ['202', 'expired'],
  cancel: ['200', 'cancelled'],
  partial_refund: ['200', 'partially_refunded'],
  refund: ['200', 'refunded'],
  chargeback: ['200', 'charged_back'],
} as const
const status = fc.oneof(
  { weight: 4, arbitrary: fc.constant('settlement' as const) },
  fc.constantFrom(...(Object.keys(statuses) as (keyof typeof statuses)[])),
)

const tell = fc
  .record({ which, status, charge: fc.constantFrom('a', 'a', 'b'), part: fc.nat({ max: 2 }) })
  .map(
    (it) =>
      new Command({
        describe: `tell ${JSON.stringify(it)}`,
        check: (model) => model.orders.some(({ transactionId }) => transactionId),
        async run(model, real) {
          const order = newest(
            model.orders.filter(({ transactionId }) => transactionId),
            it.which,
          )
          const [status_code, outcome] = statuses[it.status]
          const refundedRupiah =
            it.status === 'partial_refund' ? Math.ceil((order.totalRupiah * (it.part + 1)) / 3) : 0
          const notification = {
            order_id: order.transactionId ?? '',
            gross_amount: `${order.totalRupiah}.00`,
            transaction_status: it.status,
            transaction_id: it.charge,
            fraud_status: 'accept',
            signature_key: '',
            status_code,
            ...(refundedRupiah > 0 && { refund_amount: `${refundedRupiah}.00` }),
          }
          const rawBody = JSON.stringify(notification)
          await receiveNotification(real.parts, { notification, rawBody })
          model.tell(order, { charge: it.charge, outcome, refundedRupiah })
        },
      }),
  )

const cancel = which.map(
  (index) =>
    new Command({
      describe: `cancel order ${index}`,
      check: (model) => model.orders.some(({ transactionId }) => transactionId),
      async run(model, real) {
        const order = newest(
          model.orders.filter(({ transactionId }) => transactionId),
          index,
        )
        const transactionId = order.transactionId ?? ''
        const asked = at(real.members, order.member)
        const outcome = await outcomeOf(cancelTransaction(real.parts, asked, { transactionId }))
        model.endOverdue(order.member)
        if (typeof outcome === 'string') {
          expect(outcome).toBe('ERR_TRANSACTION_CLOSED')
          return expect(order.state).not.toBe('awaiting_payment')
        }
        expect(order.state).toBe('awaiting_payment')
        model.endUnpaid(order, 'cancelled')
      },
    }),
)

const look = member.map(
  (index) =>
    new Command({
      describe: `look at purchases of ${index}`,
      async run(model, real) {
        const listed = await listOwnTransactions(real.parts, at(real.members, index))
        model.endOverdue(index)
        const opened = model.orders.filter((it) => it.member === index && it.transactionId)
        expect(new Set(listed.map(({ id }) => id))).toEqual(
          new Set(opened.map(({ transactionId }) => transactionId)),
        )
      },
    }),
)

const wait = fc.constantFrom(1, 11, 61, 24 * 60).map(
  (minutes) =>
    new Command({
      describe: `wait ${minutes} minutes`,
      async run(model, real) {
        real.advance(minutes * 60_000)
        model.now += minutes * 60_000
      },
    }),
)

const work = fc.constant(
  new Command({
    describe: 'let the worker end what is overdue',
    async run(model, real) {
      while (await expireDue(real.parts)) {}
      model.endAllOverdue()
    },
  }),
)

/** Everything that can be done to purchases, the steps of one that is made most often. */
export const purchaseCommands = [
  ...Array(3).fill(place),
  ...Array(3).fill(send),
  ...Array(3).fill(give),
  ...Array(3).fill(tell),
  keep,
  changeOrRemove,
  check,
  placeAgain,
  cancel,
  look,
  wait,
  work,
]

function codeOf(model: PurchaseModel, index: number | undefined): string | undefined {
  if (index === undefined) return undefined
  return model.promos[index]?.code ?? 'NO-SUCH-CODE'
}

async function learnCart(model: PurchaseModel, real: PurchaseWorld, index: number): Promise<void> {
  const order = newest(model.orders, 0)
  const creation = { productServiceId: order.service.id, locale: 'id' } as const
  const { id } = await keepCart(real.parts, at(real.members, index), { creation })
  model.carts.push({ id, member: index, service: order.service })
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no ${index}`)
  return item
}

function newest(orders: readonly ModelOrder[], index: number): ModelOrder {
  return at(orders, orders.length - 1 - (index % orders.length))
}
