import { createHash } from 'node:crypto'
import { mandiriBillerCode } from './payment-methods.ts'
import type { Charge, ChargeStatus, Payment } from './payment-store.ts'
import { refundedRupiah } from './refund-charge.ts'

/** Midtrans' notification, as JSON. */
export type PaymentNotification = Record<string, unknown>

const notifiedCodes: Record<ChargeStatus, string> = {
  settlement: '200',
  pending: '201',
  deny: '202',
  expire: '202',
  cancel: '200',
  partial_refund: '200',
  refund: '200',
}

/** The status answer has another code for an expired charge than the notification. */
const answeredCodes: Record<ChargeStatus, string> = { ...notifiedCodes, expire: '407' }

type ChargeReport = { payment: Payment; charge: Charge; status: ChargeStatus; serverKey: string }

/** The HTTP notification that Midtrans sends about a charge. */
export function createNotification(report: ChargeReport): PaymentNotification {
  return bodyOf(report, notifiedCodes[report.status], 'midtrans payment notification')
}

/** The answer of `GET /v2/{order_id}/status`. */
export function createStatusAnswer(report: ChargeReport): PaymentNotification {
  const sentence = 'Success, transaction is found'
  return bodyOf(report, answeredCodes[report.status], sentence)
}

function bodyOf(
  { payment, charge, status, serverKey }: ChargeReport,
  statusCode: string,
  statusMessage: string,
): PaymentNotification {
  const { order_id: orderId, gross_amount: amount } = payment.transaction.transaction_details
  const grossAmount = amount.toFixed(2)
  return {
    order_id: orderId,
    status_code: statusCode,
    gross_amount: grossAmount,
    signature_key: createHash('sha512')
      .update(orderId + statusCode + grossAmount + serverKey)
      .digest('hex'),
    status_message: statusMessage,
    transaction_id: charge.transactionId,
    transaction_status: status,
    transaction_time: toJakartaTime(charge.createdAt),
    ...(charge.settledAt && { settlement_time: toJakartaTime(charge.settledAt) }),
    expiry_time: toJakartaTime(charge.expiresAt),
    fraud_status: 'accept',
    currency: 'IDR',
    ...methodOf(charge),
    ...refundsOf(charge),
  }
}

function refundsOf(charge: Charge) {
  if (charge.refunds.length === 0) return {}
  return {
    refund_amount: refundedRupiah(charge).toFixed(2),
    refunds: charge.refunds.map(({ key, amountRupiah, at }, index) => ({
      refund_chargeback_id: index + 1,
      refund_key: key,
      refund_amount: amountRupiah.toFixed(2),
      created_at: toJakartaTime(at),
    })),
  }
}

/** Each bank has its own fields, as at Midtrans. */
function methodOf({ method, number }: Charge) {
  switch (method) {
    case 'qris':
      return { payment_type: 'qris', acquirer: 'gopay' }
    case 'mandiri':
      return { payment_type: 'echannel', biller_code: mandiriBillerCode, bill_key: number }
    case 'permata':
      return { payment_type: 'bank_transfer', permata_va_number: number }
    default:
      return { payment_type: 'bank_transfer', va_numbers: [{ bank: method, va_number: number }] }
  }
}

/** Midtrans writes times in WIB and without a zone: `2026-02-17 09:05:00`. */
function toJakartaTime(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Asia/Jakarta' })
}
