import type { PaymentNotification } from '#server/contract/purchase.schema.ts'
import type { PaymentNotificationRow } from '#server/db/main/payment-notification.table.ts'

export type NotifiedOutcome = NonNullable<PaymentNotificationRow['outcome']>

const successCode = '200'

/**
 * What Midtrans' status means for a transaction; nothing for a status that decides nothing yet
 * (pending, a captured card under review).
 */
export function outcomeOf({
  transaction_status: status,
  status_code: statusCode,
  fraud_status: fraud,
}: PaymentNotification): NotifiedOutcome | null {
  // The signature covers the code and not the status: without this, a signed "pending" could be
  // passed off as a settlement.
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

/** The amount as whole rupiah; Midtrans writes `349000.00`. */
export function rupiahOf(grossAmount: string): number | undefined {
  const whole = /^(\d{1,15})(?:\.0+)?$/.exec(grossAmount)?.[1]
  return whole === undefined ? undefined : Number(whole)
}
