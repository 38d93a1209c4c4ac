import type { PaymentNotificationRow } from '#server/db/main/payment-notification.table.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Outcome } from './transaction.repository.ts'

type Told = Pick<PaymentNotificationRow, 'outcome' | 'chargeId' | 'refundedRupiah'>
type ToldOfAttempt = Told & Pick<PaymentNotificationRow, 'attempt'>

/** What a transaction has come to by everything that the provider has said of it. */
export type Standing = { state: Outcome; refundedRupiah: number }

/** Of outcomes without money the first counts; it is shown and means nothing else. */
const unpaidOutcomes = ['denied', 'cancelled', 'expired'] as const

/**
 * Where a transaction stands by all that the provider has said of it. What was said is a set: neither
 * its order nor a repetition makes a difference. Money taken back wins over money taken, which wins
 * over everything else, except that a charge which was denied after it had been settled was no money
 * (Midtrans: rarely, within about a minute). Attempts to pay are told apart by the provider's id.
 */
function standingOf(told: readonly Told[], totalRupiah: number): Standing | undefined {
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

/**
 * Where a transaction that may have been opened more than once stands. Money counts whichever attempt
 * brought it; that nobody paid counts of the open one only, for the others were closed on purpose.
 */
export function standingOfAttempts(
  told: readonly ToldOfAttempt[],
  { state, attempt, totalRupiah }: Pick<TransactionRow, 'state' | 'attempt' | 'totalRupiah'>,
): Standing | undefined {
  const standing = standingOf(told, totalRupiah)
  if (!standing || state !== 'pending' || isMoney(standing.state)) return standing
  return standingOf(
    told.filter((it) => it.attempt === attempt),
    totalRupiah,
  )
}

/** The provider took the money, whatever became of it since. */
export function isMoney(state: Outcome): boolean {
  return ['paid', 'partially_refunded', 'refunded', 'charged_back'].includes(state)
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
