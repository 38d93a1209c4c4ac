import type { PaymentNotification } from '#server/contract/purchase.schema.ts'

export type NotifiedOutcome = 'paid' | 'expired' | 'cancelled' | 'denied'

const successCode = '200'

/**
 * What Midtrans' status means for a transaction; nothing for a status that decides nothing yet
 * (pending, a captured card under review) and for refunds, which end no program by themselves.
 */
export function outcomeOf({
  transaction_status: status,
  status_code: statusCode,
  fraud_status: fraud,
}: PaymentNotification): NotifiedOutcome | undefined {
  // The signature covers the code and not the status: without this, a signed "pending" could be
  // passed off as a settlement.
  const isSuccess = statusCode === successCode
  switch (status) {
    case 'settlement':
      return isSuccess && (fraud === undefined || fraud === 'accept') ? 'paid' : undefined
    case 'capture':
      return isSuccess && fraud === 'accept' ? 'paid' : undefined
    case 'expire':
      return 'expired'
    case 'cancel':
      return 'cancelled'
    case 'deny':
    case 'failure':
      return 'denied'
    default:
      return undefined
  }
}

/** The amount as whole rupiah; Midtrans writes `349000.00`. */
export function rupiahOf(grossAmount: string): number | undefined {
  const whole = /^(\d{1,15})(?:\.0+)?$/.exec(grossAmount)?.[1]
  return whole === undefined ? undefined : Number(whole)
}
