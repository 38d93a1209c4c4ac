import type { PaymentNotification } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import type { MidtransNotification } from './midtrans-notification.schema.ts'

const successCode = '200'

/** Returns null for a status that decides nothing yet: pending, or a captured card under review. */
export function outcomeOf({
  transaction_status: status,
  status_code: statusCode,
  fraud_status: fraud,
}: MidtransNotification): PaymentNotification['outcome'] {
  // The signature covers the code but not the status. Without this check, a signed "pending" could
  // be passed off as a settlement.
  const isSuccess = statusCode === successCode
  switch (status) {
    case 'settlement':
      return isSuccess && (fraud === undefined || fraud === 'accept') ? 'paid' : null
    case 'capture':
      return isSuccess && fraud === 'accept' ? 'paid' : null
    case 'expire':
      return 'expired'
    case 'cancel':
      return 'cancelled'
    case 'deny':
    case 'failure':
      return 'denied'
    case 'refund':
      return isSuccess ? 'refunded' : null
    case 'partial_refund':
    case 'partial_chargeback':
      return isSuccess ? 'partially_refunded' : null
    case 'chargeback':
      return isSuccess ? 'charged_back' : null
    default:
      return null
  }
}
