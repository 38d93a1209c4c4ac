import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { PaymentNotification } from './payment-gateway.ts'
import type { Outcome } from './transaction.repository.ts'

type ChargeFacts = Pick<PaymentNotification, 'outcome' | 'chargeId' | 'refundedRupiah'>
type AttemptFacts = ChargeFacts & Pick<PaymentNotification, 'attempt'>

/** The state of one payment attempt that follows from all of its notifications. */
export type PaymentState = { attempt: number; state: Outcome; refundedRupiah: number }

/** If several apply, the first one is shown; the difference has no other effect. */
const unpaidOutcomes = ['denied', 'cancelled', 'expired'] as const

/**
 * The state of a transaction that may have had several attempts, and the surplus payments to it.
 * Money counts from one attempt only: the one recorded as paid, else the earliest. Money from any
 * other attempt is surplus. An outcome without money counts for the open attempt only, because the
 * earlier ones were closed on purpose. What staff paid back by hand adds to what the provider
 * refunded.
 */
export function paymentStateOf(
  notifications: readonly AttemptFacts[],
  {
    attempt: openAttempt,
    paidAttempt,
    totalRupiah,
    paidOutRupiah = 0,
  }: Pick<TransactionRow, 'attempt' | 'paidAttempt' | 'totalRupiah'> & { paidOutRupiah?: number },
): { current: PaymentState | undefined; surplus: PaymentState[] } {
  const states = [...Map.groupBy(notifications, ({ attempt }) => attempt)]
    .map(([attempt, ofAttempt]) => ({ attempt, ...attemptStateOf(ofAttempt, totalRupiah) }))
    .filter((attemptState): attemptState is PaymentState => 'state' in attemptState)
    .toSorted((one, other) => one.attempt - other.attempt)
  const withMoney = states.filter(({ state }) => isMoney(state))
  const paying = withMoney.find(({ attempt }) => attempt === paidAttempt) ?? withMoney[0]
  const shownAttempt = paidAttempt ?? openAttempt
  return {
    current:
      (paying && withPayouts(paying, { totalRupiah, paidOutRupiah })) ??
      states.find(({ attempt }) => attempt === shownAttempt),
    surplus: withMoney.filter((it) => it !== paying && isRetained(it.state)),
  }
}

function withPayouts(
  paying: PaymentState,
  { totalRupiah, paidOutRupiah }: { totalRupiah: number; paidOutRupiah: number },
): PaymentState {
  if (paidOutRupiah === 0 || !isRetained(paying.state)) return paying
  const refundedRupiah = Math.min(paying.refundedRupiah + paidOutRupiah, totalRupiah)
  const state = refundedRupiah === totalRupiah ? 'refunded' : 'partially_refunded'
  return { ...paying, state, refundedRupiah }
}

/**
 * The notifications of an attempt are a set: neither their order nor a repetition matters. Refunded
 * money wins over paid money, which wins over every outcome without money. Exception: a charge that
 * is denied after it settled brought no money. Providers report that rarely, within about a minute.
 */
function attemptStateOf(
  notifications: readonly ChargeFacts[],
  totalRupiah: number,
): Omit<PaymentState, 'attempt'> | undefined {
  const outcomes = new Set(notifications.map(({ outcome }) => outcome))
  if (outcomes.has('charged_back'))
    return { state: 'charged_back', refundedRupiah: refundedRupiahIn(notifications, totalRupiah) }
  if (outcomes.has('refunded') || outcomes.has('partially_refunded')) {
    const refundedRupiah = refundedRupiahIn(notifications, totalRupiah)
    const isWhole = refundedRupiah === totalRupiah
    return { state: isWhole ? 'refunded' : 'partially_refunded', refundedRupiah }
  }
  if (isSettled(notifications)) return { state: 'paid', refundedRupiah: 0 }
  const state = unpaidOutcomes.find((outcome) => outcomes.has(outcome))
  return state && { state, refundedRupiah: 0 }
}

type OddFacts = AttemptFacts & { amountRupiah: number | null }

/** Money of another amount than the order's. The amount is null if it is not whole rupiah. */
export type OddPayment = Pick<OddFacts, 'attempt' | 'amountRupiah'>

/** Returns the payments of another amount whose money we still have, the first attempt first. */
export function oddPaymentsOf(notifications: readonly OddFacts[]): OddPayment[] {
  const byPayment = Map.groupBy(notifications, ({ attempt, amountRupiah }) =>
    JSON.stringify([attempt, amountRupiah]),
  )
  return [...byPayment.values()]
    .flatMap((ofPayment) => {
      const [first] = ofPayment
      if (!first) return []
      const { attempt, amountRupiah } = first
      const state = attemptStateOf(ofPayment, amountRupiah ?? Number.MAX_SAFE_INTEGER)?.state
      return state && isRetained(state) ? [{ attempt, amountRupiah }] : []
    })
    .toSorted((one, other) => one.attempt - other.attempt)
}

/**
 * The attempt ended before it brought money, so the order can open another. A QR code lives for
 * minutes, and a bank may decline a card. A denial of money that settled ends the order instead,
 * whichever notification comes first.
 */
export function endsAttemptOnly(
  { attempt, state }: PaymentState,
  notifications: readonly AttemptFacts[],
): boolean {
  if (state !== 'denied') return state === 'expired'
  return !notifications.some((it) => it.attempt === attempt && it.outcome === 'paid')
}

/** The member went on with another charge on the same payment page. */
export function hasOpenCharge(
  { attempt }: PaymentState,
  notifications: readonly AttemptFacts[],
): boolean {
  const ofAttempt = notifications.filter((it) => it.attempt === attempt && it.chargeId)
  const charges = Map.groupBy(ofAttempt, ({ chargeId }) => chargeId)
  return [...charges.values()].some((charge) => charge.every(({ outcome }) => outcome === null))
}

/** The attempt is over at the provider and brought no money. */
export function endsWithoutMoney(outcome: PaymentNotification['outcome']): boolean {
  return unpaidOutcomes.some((unpaid) => unpaid === outcome)
}

/** The provider took the money, even if it was refunded since. */
export function isMoney(state: Outcome): boolean {
  return isRetained(state) || state === 'refunded' || state === 'charged_back'
}

/** What we still have of a payment. Disputed money does not count: a chargeback states no amount. */
export function retainedRupiahOf({
  state,
  totalRupiah,
  refundedRupiah,
}: Pick<TransactionRow, 'state' | 'totalRupiah' | 'refundedRupiah'>): number {
  return isRetained(state) ? totalRupiah - refundedRupiah : 0
}

/** We still have the money, all or part of it. */
function isRetained(state: TransactionRow['state']): boolean {
  return state === 'paid' || state === 'partially_refunded'
}

function isSettled(notifications: readonly ChargeFacts[]): boolean {
  const denied = new Set(
    notifications.flatMap(({ outcome, chargeId }) =>
      outcome === 'denied' && chargeId ? chargeId : [],
    ),
  )
  return notifications.some(({ outcome, chargeId }) => outcome === 'paid' && !denied.has(chargeId))
}

/** Each notification states the sum so far, so the largest one counts. */
function refundedRupiahIn(notifications: readonly ChargeFacts[], totalRupiah: number): number {
  if (notifications.some(({ outcome }) => outcome === 'refunded')) return totalRupiah
  const sums = notifications.map(({ refundedRupiah }) => refundedRupiah ?? 0)
  return Math.min(Math.max(0, ...sums), totalRupiah)
}
