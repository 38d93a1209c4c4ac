import { createHash } from 'node:crypto'
import type { PaymentNotification } from '#server/contract/purchase.schema.ts'
import type { Payment, TransactionStatus } from './payment-store.ts'

const statusCodes: Record<TransactionStatus, string> = {
  settlement: '200',
  pending: '201',
  deny: '202',
  expire: '202',
}

/** The HTTP notification that Midtrans sends about a payment with an outcome. */
export function createNotification(payment: Payment, serverKey: string): PaymentNotification {
  const { transaction, transactionId, outcome } = payment
  if (!outcome) throw new Error(`Nothing has happened to payment ${transactionId} yet`)
  const { order_id: orderId, gross_amount: amount } = transaction.transaction_details
  const statusCode = statusCodes[outcome.status]
  const grossAmount = amount.toFixed(2)
  return {
    order_id: orderId,
    status_code: statusCode,
    gross_amount: grossAmount,
    signature_key: createHash('sha512')
      .update(orderId + statusCode + grossAmount + serverKey)
      .digest('hex'),
    status_message: 'midtrans payment notification',
    transaction_id: transactionId,
    transaction_status: outcome.status,
    transaction_time: toJakartaTime(outcome.at),
    payment_type: outcome.method,
    fraud_status: 'accept',
    currency: 'IDR',
  }
}

/** Midtrans writes times in WIB and without a zone: `2026-02-17 09:05:00`. */
function toJakartaTime(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Asia/Jakarta' })
}
