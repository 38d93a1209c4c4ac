import type { OrderState } from '#server/contract/purchase.schema.ts'
import type { ModelOrder } from './purchase-model.ts'

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
export type Notification = {
  attempt: number
  charge: string
  outcome: Outcome
  refundedRupiah: number
}

/** Another account replaces the object, even with the same number. */
export type ModelAccount = { number: string }
export type ModelRefund = {
  /** The attempt that paid a second time; null if the member, or staff for them, asked. */
  surplusAttempt: number | null
  amountRupiah: number
  state: 'requested' | 'paid_back' | 'by_hand'
  /** Two people say that it was transferred by hand. */
  isTransferred: boolean
  account?: ModelAccount
  /** Of a refund beyond the policy. */
  approvalId?: string
}

/**
 * Money overrides every unpaid outcome, and a later state in this list overrides an earlier one.
 */
export const moneyLine: OrderState[] = ['paid', 'partially_refunded', 'refunded', 'charged_back']

/**
 * Of several paid attempts one counts: the recorded one, else the first. The others are refunded.
 */
export function paymentStateOf(order: ModelOrder) {
  const attempts = [...new Set(order.notifications.map(({ attempt }) => attempt))]
    .filter((attempt) => !order.surplus.has(attempt))
    .toSorted((one, other) => one - other)
    .flatMap((attempt) => attemptStateOf(order, attempt) ?? [])
  const withMoney = attempts.filter(({ state }) => moneyLine.includes(state))
  const paying = withMoney.find(({ attempt }) => attempt === order.paidAttempt) ?? withMoney[0]
  for (const { attempt, state, refundedRupiah } of withMoney)
    if (attempt !== paying?.attempt && holdsMoney(state))
      order.surplus.set(attempt, newRefund(order.totalRupiah - refundedRupiah, attempt))
  const silent = order.paidAttempt ?? order.attempt
  return paying ? withTransfers(paying, order) : attempts.find(({ attempt }) => attempt === silent)
}

export function newRefund(amountRupiah: number, surplusAttempt: number | null = null): ModelRefund {
  return { surplusAttempt, amountRupiah, state: 'requested', isTransferred: false }
}

export function refundsOf(order: ModelOrder): ModelRefund[] {
  return [...ownRefundsOf(order), ...order.surplus.values()]
}

/** The refunds of the payment that counts: by the policy, and beyond it by their approvals. */
export function ownRefundsOf({ refund, goodwill }: ModelOrder): ModelRefund[] {
  const idOf = ({ approvalId = '' }: ModelRefund) => approvalId
  const sorted = goodwill.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
  return [...(refund ? [refund] : []), ...sorted]
}

/** What can still be asked back. The provider may report a refund later than it accepts it. */
export function leftToAsk(order: ModelOrder): number {
  if (!holdsMoney(order.state)) return 0
  let [settled, open] = [0, 0]
  for (const { state, amountRupiah } of ownRefundsOf(order))
    if (state === 'paid_back') settled += amountRupiah
    else open += amountRupiah
  return order.totalRupiah - Math.max(order.refundedRupiah, settled) - open
}

/** The policy gives an unused purchase back whole, or what is left of it, once. */
export function offerOf(order: ModelOrder): number | undefined {
  let given = 0
  for (const { amountRupiah } of order.goodwill) given += amountRupiah
  const left = leftToAsk(order)
  const isOffered = !order.refund && order.isGranted && order.refundedRupiah <= given && left > 0
  return isOffered ? left : undefined
}

/** The business has the money, all or part of it. */
export function holdsMoney(state: OrderState): boolean {
  return state === 'paid' || state === 'partially_refunded'
}

export function mayBecome(from: OrderState, to: OrderState): boolean {
  if (moneyLine.includes(to)) return moneyLine.indexOf(to) > moneyLine.indexOf(from)
  return from === 'awaiting_payment' || (from === 'paid' && to === 'denied')
}

/** The attempt ended, and the order can open another. A denial of settled money ends the order. */
export function isAttemptOnly(
  order: ModelOrder,
  { attempt, state }: { attempt: number; state: OrderState },
) {
  const isSettled = order.notifications.some(
    (it) => it.attempt === attempt && it.outcome === 'paid',
  )
  return state === 'expired' || (state === 'denied' && !isSettled)
}

type PaymentState = { attempt: number; state: Outcome; refundedRupiah: number }

/** What people transferred adds to what the provider returned. */
function withTransfers(paying: PaymentState, order: ModelOrder) {
  const { totalRupiah } = order
  let transferred = 0
  for (const refund of ownRefundsOf(order))
    if (refund.isTransferred) transferred += refund.amountRupiah
  if (transferred === 0 || !holdsMoney(paying.state)) return paying
  const refundedRupiah = Math.min(paying.refundedRupiah + transferred, totalRupiah)
  const state: Outcome = refundedRupiah === totalRupiah ? 'refunded' : 'partially_refunded'
  return { ...paying, state, refundedRupiah }
}

export function attemptStateOf(order: ModelOrder, attempt: number): PaymentState | undefined {
  const notifications = order.notifications.filter((it) => it.attempt === attempt)
  const attemptState = stateOfNotifications(notifications, order.totalRupiah)
  return attemptState && { attempt, ...attemptState }
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
