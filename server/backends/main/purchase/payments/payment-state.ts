import type { PaymentNotificationRow } from '#server/db/main/payment-notification.table.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Outcome } from './transaction.repository.ts'

type Told = Pick<PaymentNotificationRow, 'outcome' | 'chargeId' | 'refundedRupiah'>
type ToldOfAttempt = Told & Pick<PaymentNotificationRow, 'attempt'>

/** What an attempt to pay has come to by everything that the provider has said of it. */
export type Standing = { attempt: number; state: Outcome; refundedRupiah: number }

/** Of outcomes without money the first counts; it is shown and means nothing else. */
const unpaidOutcomes = ['denied', 'cancelled', 'expired'] as const

/**
 * Where a transaction that may have been opened more than once stands, and what else was paid to it.
 * Money counts whichever attempt brought it, but of one attempt only: the one that paid the transaction,
 * or else the earliest; what the others brought is surplus. That nobody paid counts of the open attempt
 * only, for the others were closed on purpose.
 */
export function standingOfAttempts(
  told: readonly ToldOfAttempt[],
  {
    attempt: openAttempt,
    paidAttempt,
    totalRupiah,
  }: Pick<TransactionRow, 'attempt' | 'paidAttempt' | 'totalRupiah'>,
): { counting: Standing | undefined; surplus: Standing[] } {
  const standings = [...Map.groupBy(told, ({ attempt }) => attempt)]
    .map(([attempt, said]) => ({ attempt, ...standingOf(said, totalRupiah) }))
    .filter((standing): standing is Standing => 'state' in standing)
    .toSorted((one, other) => one.attempt - other.attempt)
  const withMoney = standings.filter(({ state }) => isMoney(state))
  const paying = withMoney.find(({ attempt }) => attempt === paidAttempt) ?? withMoney[0]
  const silent = paidAttempt ?? openAttempt
  return {
    counting: paying ?? standings.find(({ attempt }) => attempt === silent),
    surplus: withMoney.filter((it) => it !== paying && isKept(it.state)),
  }
}

/**
 * Where one attempt stands by all that the provider has said of it. What was said is a set: neither
 * its order nor a repetition makes a difference. Money taken back wins over money taken, which wins
 * over everything else, except that a charge which was denied after it had been settled was no money
 * (Midtrans: rarely, within about a minute). Charges of an attempt are told apart by the provider's id.
 */
function standingOf(
  told: readonly Told[],
  totalRupiah: number,
): Omit<Standing, 'attempt'> | undefined {
  const outcomes = new Set(told.map(({ outcome }) => outcome))
  if (outcomes.has('charged_back'))
    return { state: 'charged_back', refundedRupiah: refundedIn(told, totalRupiah) }
  if (outcomes.has('refunded') || outcomes.has('partially_refunded')) {
    const refundedRupiah = refundedIn(told, totalRupiah)
    const isWhole = refundedRupiah === totalRupiah
    return { state: isWhole ? 'refunded' : 'partially_refunded', refundedRupiah }
  }
  if (isSettled(told)) return { state: 'paid', refundedRupiah: 0 }
  const state = unpaidOutcomes.find((outcome) => outcomes.has(outcome))
  return state && { state, refundedRupiah: 0 }
}

/** The provider took the money, whatever became of it since. */
export function isMoney(state: Outcome): boolean {
  return isKept(state) || state === 'refunded' || state === 'charged_back'
}

/** Money that is still here, all or part of it. */
function isKept(state: Outcome): boolean {
  return state === 'paid' || state === 'partially_refunded'
}

function isSettled(told: readonly Told[]): boolean {
  const denied = new Set(
    told.flatMap(({ outcome, chargeId }) => (outcome === 'denied' && chargeId ? chargeId : [])),
  )
  return told.some(({ outcome, chargeId }) => outcome === 'paid' && !denied.has(chargeId))
}

/** Midtrans tells the sum so far. */
function refundedIn(told: readonly Told[], totalRupiah: number): number {
  if (told.some(({ outcome }) => outcome === 'refunded')) return totalRupiah
  const sums = told.map(({ refundedRupiah }) => refundedRupiah ?? 0)
  return Math.min(Math.max(0, ...sums), totalRupiah)
}
