import { minuteMs } from '#app/lib/time.ts'
import type { placeOrder } from '#server/backends/main/purchase/orders/order.service.ts'
import type { OrderState } from '#server/contract/purchase.schema.ts'

export type ModelService = { id: string; priceRupiah: number }
export type ModelPromo = {
  code: string
  quota: number
  percent: number
  minimumRupiah: number
  /** Empty means all services. */
  serviceIds: string[]
  endsAt: number
}
export const outcomes = [
  'paid',
  'denied',
  'expired',
  'cancelled',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const satisfies OrderState[]
export type Outcome = (typeof outcomes)[number]
type Notification = { attempt: number; charge: string; outcome: Outcome; refundedRupiah: number }
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
  /** Attempts whose money is refunded because another was paid. */
  surplus: Set<number>
  isRefundAsked: boolean
  notifications: Notification[]
  refundedRupiah: number
  isGranted: boolean
  /** The call that placed the order, for a retry. */
  call: Parameters<typeof placeOrder>[2]
}
type Placed = Pick<ModelOrder, 'id' | 'member' | 'service' | 'call'> & {
  quote: number
  promoCode: string | undefined
}
type Refusal = { refused: string }

/**
 * Money overrides every unpaid outcome, and a later state in this list overrides an earlier one.
 */
const moneyLine: OrderState[] = ['paid', 'partially_refunded', 'refunded', 'charged_back']

/** The expected behaviour of a purchase, as a second and plain implementation. */
export class PurchaseModel {
  orders: ModelOrder[] = []
  carts: { id: string; member: number; service: ModelService }[] = []
  now: number
  readonly promos: ModelPromo[]

  constructor(now: number, promos: ModelPromo[]) {
    this.now = now
    this.promos = promos
  }

  /** Returns the price, or why a code does not apply. */
  quote(member: number, service: ModelService, code: string | undefined): number | Refusal {
    if (code === undefined) return service.priceRupiah
    const promo = this.promos.find((it) => it.code === code)
    if (!promo) return { refused: 'PROMO_UNKNOWN' }
    if (this.now >= promo.endsAt) return { refused: 'PROMO_EXPIRED' }
    if (promo.serviceIds.length > 0 && !promo.serviceIds.includes(service.id))
      return { refused: 'PROMO_OTHER_PROGRAM' }
    if (service.priceRupiah < promo.minimumRupiah) return { refused: 'PROMO_MINIMUM' }
    const holders = this.orders.filter((it) => it.promo === code && it.holdsPromo)
    const own = holders.filter((it) => it.member === member)
    if (own.some((it) => !isUnconfirmed(it))) return { refused: 'PROMO_ALREADY_USED' }
    if (holders.length - own.length >= promo.quota) return { refused: 'PROMO_USED_UP' }
    return service.priceRupiah - Math.floor((service.priceRupiah * promo.percent) / 100)
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

  /** Returns the price of a new order after its predecessor has ended. */
  quoteOfOrder(member: number, service: ModelService, code: string | undefined): number | Refusal {
    this.endOverdue(member)
    if (this.pendingOf(member, service)) return { refused: 'ERR_TRANSACTION_PENDING' }
    for (const order of this.orders.filter((it) => it.member === member && isUnconfirmed(it)))
      if (order.service.id === service.id || (code !== undefined && order.promo === code))
        this.endUnpaid(order, 'cancelled')
    return this.quote(member, service, code)
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
      surplus: new Set(),
      isRefundAsked: false,
      notifications: [],
      refundedRupiah: 0,
      isGranted: false,
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
    const paymentState = this.paymentState(order)
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
    if (state === 'paid') order.isGranted = true
    if (state === 'refunded' || state === 'charged_back') order.isGranted = false
  }

  /**
   * Of several paid attempts one counts: the recorded one, else the first. The others are refunded.
   */
  private paymentState(order: ModelOrder) {
    const attempts = [...new Set(order.notifications.map(({ attempt }) => attempt))]
      .filter((attempt) => !order.surplus.has(attempt))
      .toSorted((one, other) => one - other)
      .flatMap((attempt) => attemptStateOf(order, attempt) ?? [])
    const withMoney = attempts.filter(({ state }) => moneyLine.includes(state))
    const paying = withMoney.find(({ attempt }) => attempt === order.paidAttempt) ?? withMoney[0]
    for (const { attempt, state } of withMoney)
      if (attempt !== paying?.attempt && (state === 'paid' || state === 'partially_refunded'))
        order.surplus.add(attempt)
    const silent = order.paidAttempt ?? order.attempt
    return paying ?? attempts.find(({ attempt }) => attempt === silent)
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

  /** An unused purchase is refunded whole, once. */
  askRefund(order: ModelOrder, amountRupiah: number): string {
    if (order.isRefundAsked) return 'ok'
    if (order.state !== 'paid') return 'REFUND_NOT_POSSIBLE'
    if (amountRupiah !== order.totalRupiah) return 'REFUND_AMOUNT_CHANGED'
    order.isRefundAsked = true
    return 'ok'
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
    const holders = this.orders.filter((it) => it.promo === order.promo && it.holdsPromo)
    const quota = this.promos.find(({ code }) => code === order.promo)?.quota ?? 0
    order.holdsPromo =
      holders.length < quota && holders.every(({ member }) => member !== order.member)
  }
}

function isUnconfirmed({ state }: ModelOrder): boolean {
  return state === 'created' || state === 'otp_pending'
}

function mayBecome(from: OrderState, to: OrderState): boolean {
  if (moneyLine.includes(to)) return moneyLine.indexOf(to) > moneyLine.indexOf(from)
  return from === 'awaiting_payment' || (from === 'paid' && to === 'denied')
}

function attemptStateOf(order: ModelOrder, attempt: number) {
  const notifications = order.notifications.filter((it) => it.attempt === attempt)
  const attemptState = stateOfNotifications(notifications, order.totalRupiah)
  return attemptState && { attempt, ...attemptState }
}

/** The attempt ended, and the order can open another. A denial of settled money ends the order. */
function isAttemptOnly(
  order: ModelOrder,
  { attempt, state }: { attempt: number; state: OrderState },
) {
  const isSettled = order.notifications.some(
    (it) => it.attempt === attempt && it.outcome === 'paid',
  )
  return state === 'expired' || (state === 'denied' && !isSettled)
}

function stateOfNotifications(notifications: Notification[], totalRupiah: number) {
  const has = (outcome: Outcome) => notifications.some((it) => it.outcome === outcome)
  const refunds = notifications.map((it) => it.refundedRupiah)
  const refunded = has('refunded') ? totalRupiah : Math.max(0, ...refunds)
  if (has('charged_back')) return { state: 'charged_back', refundedRupiah: refunded } as const
  if (has('refunded') || (has('partially_refunded') && refunded === totalRupiah))
    return { state: 'refunded', refundedRupiah: totalRupiah } as const
  if (has('partially_refunded'))
    return { state: 'partially_refunded', refundedRupiah: refunded } as const
  const undone = (charge: string) =>
    notifications.some((it) => it.charge === charge && it.outcome === 'denied')
  if (notifications.some((it) => it.outcome === 'paid' && !undone(it.charge)))
    return { state: 'paid', refundedRupiah: 0 } as const
  for (const state of ['denied', 'cancelled', 'expired'] as const)
    if (has(state)) return { state, refundedRupiah: 0 } as const
  return undefined
}
