import { randomUUID } from 'node:crypto'
import type { SnapTransaction } from './snap-transaction.schema.ts'

export type PaymentMethod = 'qris' | 'bank_transfer'
export type TransactionStatus = 'settlement' | 'pending' | 'deny' | 'expire'

/**
 * One order at the payment provider. Without an outcome nobody has chosen anything yet; `pending` is
 * an outcome that another may follow; every other outcome is the last.
 */
export type Payment = {
  token: string
  transactionId: string
  transaction: SnapTransaction
  expiresAt: Date
  outcome?: Choice & { at: Date }
}

type Choice = { status: TransactionStatus; method: PaymentMethod }

/** Midtrans' own limit for a transaction that names none. */
const defaultLifetimeMs = 24 * 60 * 60 * 1000

/** Older payments make room: a demo must not fill the memory. */
const keptPaymentCount = 1_000

export type PaymentStore = ReturnType<typeof createPaymentStore>

export function createPaymentStore() {
  const byToken = new Map<string, Payment>()
  return {
    /** Opens a payment; one that is still open for the same order is handed out again. */
    open(transaction: SnapTransaction, now: Date): Payment | 'order-id-taken' {
      const { order_id: orderId } = transaction.transaction_details
      const known = byToken
        .values()
        .find((payment) => payment.transaction.transaction_details.order_id === orderId)
      if (known) return isFinished(known, now) ? 'order-id-taken' : known
      const payment: Payment = {
        token: randomUUID(),
        transactionId: randomUUID(),
        transaction,
        expiresAt: expiryOf(transaction, now),
      }
      byToken.set(payment.token, payment)
      const [oldest] = byToken.keys()
      if (oldest && byToken.size > keptPaymentCount) byToken.delete(oldest)
      return payment
    },
    find: (token: string): Payment | undefined => byToken.get(token),
  }
}

/** What a payment is at this moment; time alone can end it. */
export function statusOf(payment: Payment, now: Date): TransactionStatus | 'open' {
  const status = payment.outcome?.status ?? 'open'
  const isWaiting = status === 'open' || status === 'pending'
  return isWaiting && now >= payment.expiresAt ? 'expire' : status
}

function isFinished(payment: Payment, now: Date): boolean {
  return !['open', 'pending'].includes(statusOf(payment, now))
}

/**
 * Gives a payment an outcome, unless it has its last one already. After its deadline every choice
 * comes too late, and the payment expires.
 */
export function decide(payment: Payment, { status, method }: Choice, now: Date): boolean {
  if (payment.outcome && payment.outcome.status !== 'pending') return false
  const isLate = now >= payment.expiresAt
  payment.outcome = { status: isLate ? 'expire' : status, method, at: now }
  return true
}

function expiryOf({ expiry }: SnapTransaction, now: Date): Date {
  const startsAt = expiry?.start_time ?? now
  const lifetimeMs = expiry ? expiry.duration * expiry.unit : defaultLifetimeMs
  return new Date(startsAt.getTime() + lifetimeMs)
}
