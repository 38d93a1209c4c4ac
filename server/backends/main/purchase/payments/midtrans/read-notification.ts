import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { holdsNul } from '#server/backends/main/platform/http/validate.ts'
import { attemptOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import type { PaymentNotification } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import {
  type MidtransNotification,
  midtransNotificationSchema,
} from './midtrans-notification.schema.ts'
import { outcomeOf } from './notification-outcome.ts'
import { instructionOf } from './payment-instruction.ts'

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !holdsNul(value)),
)
const notificationBodySchema = v.pipe(bodySchema, midtransNotificationSchema)

/** The signature, and the strings that it covers. */
const signedSchema = v.pick(midtransNotificationSchema, [
  'order_id',
  'status_code',
  'gross_amount',
  'signature_key',
])

/** The signature is checked before any other field is looked at. */
export function readNotification(
  serverKey: string,
  rawBody: string,
): PaymentNotification | 'not-authentic' | 'unreadable' {
  const body = v.safeParse(bodySchema, rawBody)
  if (!body.success) return 'unreadable'
  if (!isSignedWith(serverKey, body.output)) return 'not-authentic'
  return readTrustedNotification(rawBody) ?? 'unreadable'
}

/** Returns undefined if the body is not a Midtrans notification. */
export function readTrustedNotification(rawBody: string): PaymentNotification | undefined {
  const body = v.safeParse(notificationBodySchema, rawBody)
  return body.success ? factsOf(body.output) : undefined
}

function factsOf(notification: MidtransNotification): PaymentNotification {
  const isWaiting = notification.transaction_status === 'pending'
  return {
    ...attemptOf(notification.order_id),
    outcome: outcomeOf(notification),
    amountRupiah: rupiahOf(notification.gross_amount),
    chargeId: notification.transaction_id ?? '',
    refundedRupiah: refundedRupiahOf(notification),
    instruction: isWaiting ? instructionOf(notification) : undefined,
  }
}

function isSignedWith(serverKey: string, body: unknown): boolean {
  if (!v.is(signedSchema, body)) return false
  const { order_id, status_code, gross_amount, signature_key } = body
  const expected = createHash('sha512')
    .update(order_id + status_code + gross_amount + serverKey)
    .digest('hex')
  // The strings, because decoding would ignore what follows a valid signature.
  const signature = Buffer.from(signature_key)
  return signature.length === expected.length && timingSafeEqual(signature, Buffer.from(expected))
}

const refundSchema = v.object({ refund_amount: v.string() })
const refundsSchema = v.object({ refunds: v.pipe(v.array(refundSchema), v.minLength(1)) })

/** Returns whole rupiah; Midtrans writes `349000.00`. */
function rupiahOf(grossAmount: string): number | undefined {
  const whole = /^(\d{1,15})(?:\.0+)?$/.exec(grossAmount)?.[1]
  return whole === undefined ? undefined : Number(whole)
}

/**
 * Returns how much was refunded so far: the sum of the listed refunds, or the single one named.
 * Returns null if the notification names no refund.
 */
function refundedRupiahOf(notification: unknown): number | null {
  const amounts = v.is(refundsSchema, notification)
    ? notification.refunds.map(({ refund_amount }) => refund_amount)
    : v.is(refundSchema, notification)
      ? [notification.refund_amount]
      : []
  const amountsInRupiah = amounts.flatMap((amount) => rupiahOf(amount) ?? [])
  return amountsInRupiah.length === 0
    ? null
    : amountsInRupiah.reduce((sum, amount) => sum + amount, 0)
}
