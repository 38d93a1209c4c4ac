import { randomInt, randomUUID } from 'node:crypto'
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

/** What the visitor chose to pay by. As at Midtrans there is one, and it cannot be changed. */
export type Charge = {
  transactionId: string
  method: PaymentMethod
  /** Where to transfer to, in digits; what a QR code stands for has none. */
  number: string
  status: ChargeStatus
  createdAt: Date
  settledAt?: Date
  expiresAt: Date
  /** What was given back of it, oldest first. */
  refunds: { key: string; amountRupiah: number; at: Date }[]
}

/** One order at the payment provider, before and after a method was chosen. */
export type Payment = {
  token: string
  transaction: SnapTransaction
  /** Until when a method can be chosen. */
  expiresAt: Date
  charge?: Charge
  /** What the shop was told, oldest first. */
  told: PaymentNotification[]
}

/** A charge moves on these ways only; money may still arrive after its time, and be taken back. */
const followersOf: Record<ChargeStatus, ChargeStatus[]> = {
  pending: ['settlement', 'deny', 'expire', 'cancel'],
  settlement: ['deny'],
  expire: ['settlement'],
  cancel: ['settlement'],
  deny: [],
  // The shop asks for refunds; nobody presses them here.
  partial_refund: [],
  refund: [],
}

/** Midtrans' own limit for a transaction that names none. */
const defaultLifetimeMs = 24 * 60 * 60 * 1000
const qrisLifetimeMs = 15 * 60 * 1000
const numberLength = 12

/** Older payments make room: a demo must not fill the memory. */
const storedPaymentCount = 1_000

export type PaymentStore = ReturnType<typeof createPaymentStore>

export function createPaymentStore() {
  const byToken = new Map<string, Payment>()
  const findOrder = (orderId: string) =>
    byToken.values().find((payment) => payment.transaction.transaction_details.order_id === orderId)
  return {
    /** Opens a payment; one without a charge is handed out again for the same order. */
    open(transaction: SnapTransaction, now: Date): Payment | 'order-id-taken' {
      const known = findOrder(transaction.transaction_details.order_id)
      if (known) return known.charge || now >= known.expiresAt ? 'order-id-taken' : known
      const expiresAt = new Date(startOf(transaction, now).getTime() + lifetimeMsOf(transaction))
      const payment: Payment = { token: randomUUID(), transaction, expiresAt, told: [] }
      byToken.set(payment.token, payment)
      const [oldest] = byToken.keys()
      if (oldest && byToken.size > storedPaymentCount) byToken.delete(oldest)
      return payment
    },
    find: (token: string): Payment | undefined => byToken.get(token),
    findOrder,
  }
}

/** Chooses what to pay by, once; a QR code lives shorter than a number. */
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

/** What a charge is at this moment; time alone can end it. */
export function statusOf({ status, expiresAt }: Charge, now: Date): ChargeStatus {
  return status === 'pending' && now >= expiresAt ? 'expire' : status
}

export function nextStatuses(charge: Charge, now: Date): ChargeStatus[] {
  return followersOf[statusOf(charge, now)]
}

/** Gives a charge its next status; a status that cannot follow changes nothing. */
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
