import { randomInt, randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import { isWithinQrisLimit, type PaymentMethod } from './payment-methods.ts'
import type { PaymentNotification } from './payment-notification.ts'
import type { SnapTransaction } from './snap-transaction.schema.ts'

export type ChargeStatus =
  | 'pending'
  | 'settlement'
  | 'deny'
  | 'expire'
  | 'cancel'
  | 'partial_refund'
  | 'refund'

/** The visitor's chosen method. As at Midtrans it cannot be changed. */
export type Charge = {
  transactionId: string
  method: PaymentMethod
  /** The digits to pay to; empty for a QR code. */
  number: string
  status: ChargeStatus
  createdAt: Date
  settledAt?: Date
  expiresAt: Date
  /** Oldest first. */
  refunds: { key: string; amountRupiah: number; at: Date }[]
}

/** One order at the payment provider, before and after a method was chosen. */
export type Payment = {
  token: string
  transaction: SnapTransaction
  /** Until when a method can be chosen. */
  expiresAt: Date
  charge?: Charge
  /** Sent to the shop, oldest first. */
  notifications: PaymentNotification[]
}

/** The allowed transitions. Money may arrive after the deadline and be taken back. */
const followersOf: Record<ChargeStatus, ChargeStatus[]> = {
  pending: ['settlement', 'deny', 'expire', 'cancel'],
  settlement: ['deny'],
  expire: ['settlement'],
  cancel: ['settlement'],
  deny: [],
  // The shop requests refunds; the page has no button for them.
  partial_refund: [],
  refund: [],
}

/** Midtrans' default for a transaction without a deadline. */
const defaultLifetimeMs = dayMs
const qrisLifetimeMs = 15 * minuteMs
const numberLength = 12

/** The oldest payments are dropped, so that a demo cannot fill the memory. */
const storedPaymentCount = 1_000

export type PaymentStore = ReturnType<typeof createPaymentStore>

export function createPaymentStore() {
  const byToken = new Map<string, Payment>()
  const findOrder = (orderId: string) =>
    byToken.values().find((payment) => payment.transaction.transaction_details.order_id === orderId)
  return {
    /** Opens a payment. Returns the existing one if the same order has no charge yet. */
    open(transaction: SnapTransaction, now: Date): Payment | 'order-id-taken' {
      const known = findOrder(transaction.transaction_details.order_id)
      if (known) return known.charge || now >= known.expiresAt ? 'order-id-taken' : known
      const expiresAt = new Date(startOf(transaction, now).getTime() + lifetimeMsOf(transaction))
      const payment: Payment = { token: randomUUID(), transaction, expiresAt, notifications: [] }
      byToken.set(payment.token, payment)
      const [oldest] = byToken.keys()
      if (oldest && byToken.size > storedPaymentCount) byToken.delete(oldest)
      return payment
    },
    find: (token: string): Payment | undefined => byToken.get(token),
    findOrder,
  }
}

/** Chooses the method, once. A QR code expires sooner than an account number. */
export function choose(payment: Payment, method: PaymentMethod, now: Date): boolean {
  if (payment.charge || now >= payment.expiresAt) return false
  if (method === 'qris' && !isWithinQrisLimit(payment.transaction)) return false
  const lifetimeMs = lifetimeMsOf(payment.transaction)
  const ownLifetimeMs = method === 'qris' ? Math.min(qrisLifetimeMs, lifetimeMs) : lifetimeMs
  payment.charge = {
    transactionId: randomUUID(),
    method,
    number: method === 'qris' ? '' : randomDigits(numberLength),
    status: 'pending',
    createdAt: now,
    expiresAt: new Date(now.getTime() + ownLifetimeMs),
    refunds: [],
  }
  return true
}

/** Returns the current status; the passing of time may expire it. */
export function statusOf({ status, expiresAt }: Charge, now: Date): ChargeStatus {
  return status === 'pending' && now >= expiresAt ? 'expire' : status
}

export function nextStatuses(charge: Charge, now: Date): ChargeStatus[] {
  return followersOf[statusOf(charge, now)]
}

/** Applies a status. Returns false if it cannot follow the current one. */
export function decide(charge: Charge, next: ChargeStatus, now: Date): boolean {
  if (!nextStatuses(charge, now).includes(next)) return false
  charge.status = next
  if (next === 'settlement') charge.settledAt = now
  return true
}

function startOf({ expiry }: SnapTransaction, now: Date): Date {
  return expiry?.start_time ?? now
}

function lifetimeMsOf({ expiry }: SnapTransaction): number {
  return expiry ? expiry.duration * expiry.unit : defaultLifetimeMs
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}
