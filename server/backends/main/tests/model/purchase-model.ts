import { minuteMs } from '#app/lib/time.ts'
import type { placeOrder } from '#server/backends/main/purchase/orders/order.service.ts'
import type { OrderState } from '#server/contract/purchase.schema.ts'
import {
  isAttemptOnly,
  type ModelRefund,
  mayBecome,
  moneyLine,
  type Notification,
  paymentStateOf,
} from './payment-model.ts'
import { type ModelPromotion, type ModelService, regularPriceOf } from './price-model.ts'
import { endReturned, type ModelApproval } from './refund-model.ts'

export type ModelPromo = {
  code: string
  quota: number
  percent: number
  minimumRupiah: number
  /** Empty means all services. */
  serviceIds: string[]
  endsAt: number
}
export type ModelOrder = {
  id: string
  member: number
  service: ModelService
  totalRupiah: number
  promo?: string | undefined
  holdsPromo: boolean
  state: OrderState
  expiresAt: number
  otp?: { code: string; sentAt: number; tries: number; isUsed: boolean }
  transactionId?: string
  /** The number of payment attempts; each can be paid. */
  attempt: number
  hasChosenMethod: boolean
  /** The open attempt expired at the provider. */
  isAttemptOver: boolean
  /** The attempt whose money counts. */
  paidAttempt?: number | undefined
  /** The refunds of attempts whose money goes back because another was paid. */
  surplus: Map<number, ModelRefund>
  /** What the member, or staff for them, asked for. */
  refund?: ModelRefund
  /** What two people gave back beyond the policy. */
  goodwill: ModelRefund[]
  notifications: Notification[]
  refundedRupiah: number
  isGranted: boolean
  hasReceipt: boolean
  /** The call that placed the order, for a retry. */
  call: Parameters<typeof placeOrder>[2]
}
type Placed = Pick<ModelOrder, 'id' | 'member' | 'service' | 'call'> & {
  quote: number
  promoCode: string | undefined
}
type Refusal = { refused: string }

/** The expected behaviour of a purchase, as a second and plain implementation. */
export class PurchaseModel {
  orders: ModelOrder[] = []
  carts: { id: string; member: number; service: ModelService }[] = []
  approvals: ModelApproval[] = []
  promotions: ModelPromotion[] = []
  /** Every act of staff has an entry in the audit log. */
  actCount = 0
  now: number
  readonly services: ModelService[]
  readonly promos: ModelPromo[]

  constructor(now: number, { services, promos }: Pick<PurchaseModel, 'services' | 'promos'>) {
    this.now = now
    this.services = services
    this.promos = promos
  }

  /** The lowest of the regular price and those of promotions. */
  priceOf(service: ModelService): number {
    const running = this.promotions.filter((it) => it.service === service && this.now < it.endsAt)
    const reduced = running.map(({ priceRupiah }) => priceRupiah)
    return Math.min(regularPriceOf(service, this.now), ...reduced)
  }

  /** Returns the price, or why a code does not apply. */
  quote(member: number, service: ModelService, code: string | undefined): number | Refusal {
    const priceRupiah = this.priceOf(service)
    if (code === undefined) return priceRupiah
    const promo = this.promos.find((it) => it.code === code)
    if (!promo) return { refused: 'PROMO_UNKNOWN' }
    if (this.now >= promo.endsAt) return { refused: 'PROMO_EXPIRED' }
    if (promo.serviceIds.length > 0 && !promo.serviceIds.includes(service.id))
      return { refused: 'PROMO_OTHER_PROGRAM' }
    if (priceRupiah < promo.minimumRupiah) return { refused: 'PROMO_MINIMUM' }
    const holders = this.holdersOf(code)
    const own = holders.filter((it) => it.member === member)
    if (own.some((it) => !isUnconfirmed(it))) return { refused: 'PROMO_ALREADY_USED' }
    if (holders.length - own.length >= promo.quota) return { refused: 'PROMO_USED_UP' }
    return priceRupiah - Math.floor((priceRupiah * promo.percent) / 100)
  }

  pendingOf(member: number, service: ModelService): ModelOrder | undefined {
    return this.orders.find(
      (it) =>
        it.member === member && it.service.id === service.id && it.state === 'awaiting_payment',
    )
  }

  /** Reading any purchase of a member expires their overdue ones. */
  endOverdue(member: number): void {
    for (const order of this.orders)
      if (order.member === member && order.state === 'awaiting_payment') this.endIfOverdue(order)
  }

  /** Does what the worker does. */
  endAllOverdue(): void {
    for (const order of this.orders)
      if (isUnconfirmed(order) || order.state === 'awaiting_payment') this.endIfOverdue(order)
  }

  /** Returns the price of a new order after its predecessor has ended, if the member saw it. */
  quoteOfOrder(
    member: number,
    service: ModelService,
    {
      promoCode: code,
      seenRupiah,
    }: { promoCode: string | undefined; seenRupiah: number | undefined },
  ): number | Refusal {
    if (!service.isOnSale) return { refused: 'ERR_NO_PRODUCT_SERVICE_ID' }
    this.endOverdue(member)
    if (this.pendingOf(member, service)) return { refused: 'ERR_TRANSACTION_PENDING' }
    for (const order of this.orders.filter((it) => it.member === member && isUnconfirmed(it)))
      if (order.service.id === service.id || (code !== undefined && order.promo === code))
        this.endUnpaid(order, 'cancelled')
    const quote = this.quote(member, service, code)
    const isOther = typeof quote === 'number' && seenRupiah !== undefined && quote !== seenRupiah
    return isOther ? { refused: 'PRICE_CHANGED' } : quote
  }

  place({ id, member, service, quote, promoCode, call }: Placed): ModelOrder {
    const order: ModelOrder = {
      id,
      member,
      service,
      totalRupiah: quote,
      promo: promoCode,
      holdsPromo: promoCode !== undefined,
      state: 'created',
      expiresAt: this.now + 60 * minuteMs,
      attempt: 1,
      hasChosenMethod: false,
      isAttemptOver: false,
      goodwill: [],
      surplus: new Map(),
      notifications: [],
      refundedRupiah: 0,
      isGranted: false,
      hasReceipt: false,
      call,
    }
    this.orders.push(order)
    return order
  }

  sendCode(order: ModelOrder): string {
    if (!this.takesCode(order)) return 'ERR_ORDER_CLOSED'
    if (order.otp && this.now < order.otp.sentAt + minuteMs) return 'OTP_TOO_SOON'
    return 'ok'
  }

  giveCode(order: ModelOrder, isRight: boolean): string {
    if (!this.takesCode(order)) return 'ERR_ORDER_CLOSED'
    const { otp } = order
    if (!otp || otp.isUsed || otp.tries >= 5 || this.now >= otp.sentAt + 10 * minuteMs)
      return 'OTP_OUTDATED'
    otp.tries += 1
    if (!isRight) return 'WRONG_OTP'
    this.endOverdue(order.member)
    if (this.pendingOf(order.member, order.service)) return 'ERR_TRANSACTION_PENDING'
    otp.isUsed = true
    order.state = 'awaiting_payment'
    order.expiresAt = this.now + 24 * 60 * minuteMs
    this.carts = this.carts.filter(
      ({ member, service }) => member !== order.member || service.id !== order.service.id,
    )
    return 'ok'
  }

  notify(order: ModelOrder, notification: Notification): void {
    order.notifications.push(notification)
    this.follow(order)
  }

  /** Moves an order to the state that follows from all notifications and transfers. */
  follow(order: ModelOrder): void {
    endReturned(order)
    const paymentState = paymentStateOf(order)
    if (!paymentState) return
    const { state, refundedRupiah } = paymentState
    if (isAttemptOnly(order, paymentState) && this.now < order.expiresAt) {
      if (order.state === 'awaiting_payment') order.isAttemptOver = true
      return
    }
    const isMore = state === order.state && refundedRupiah > order.refundedRupiah
    if (!mayBecome(order.state, state) && !isMore) return
    if (!moneyLine.includes(state)) this.endUnpaid(order, state)
    order.state = state
    order.refundedRupiah = refundedRupiah
    order.paidAttempt = moneyLine.includes(state) ? paymentState.attempt : undefined
    if (moneyLine.includes(state)) this.retakePromo(order)
    if (state === 'paid') order.isGranted = order.hasReceipt = true
    if (state === 'refunded' || state === 'charged_back') order.isGranted = false
    endReturned(order)
  }

  choose(order: ModelOrder, attempt: number): void {
    if (order.state === 'awaiting_payment' && attempt === order.attempt)
      order.hasChosenMethod = true
  }

  changeMethod(order: ModelOrder): string {
    this.endOverdue(order.member)
    if (order.state !== 'awaiting_payment') return 'ERR_TRANSACTION_CLOSED'
    if (order.hasChosenMethod || order.isAttemptOver) order.attempt += 1
    order.hasChosenMethod = false
    order.isAttemptOver = false
    return 'ok'
  }

  holdersOf(code: string): ModelOrder[] {
    return this.orders.filter((it) => it.promo === code && it.holdsPromo)
  }

  endUnpaid(order: ModelOrder, state: OrderState): void {
    order.state = state
    order.holdsPromo = false
    order.isGranted = false
    order.refundedRupiah = 0
  }

  private endIfOverdue(order: ModelOrder): void {
    if (order.expiresAt <= this.now) this.endUnpaid(order, 'expired')
  }

  private takesCode(order: ModelOrder): boolean {
    return isUnconfirmed(order) && this.now < order.expiresAt
  }

  private retakePromo(order: ModelOrder): void {
    if (order.holdsPromo || order.promo === undefined) return
    const holders = this.holdersOf(order.promo)
    const quota = this.promos.find(({ code }) => code === order.promo)?.quota ?? 0
    order.holdsPromo =
      holders.length < quota && holders.every(({ member }) => member !== order.member)
  }
}

function isUnconfirmed({ state }: ModelOrder): boolean {
  return state === 'created' || state === 'otp_pending'
}
