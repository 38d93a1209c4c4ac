import { type ChargeStatus, type Payment, statusOf } from './payment-store.ts'

/** The return URL has another code for an expired payment than the notification. */
const statusCodes: Record<ChargeStatus, string> = {
  settlement: '200',
  cancel: '200',
  partial_refund: '200',
  refund: '200',
  pending: '201',
  deny: '202',
  expire: '407',
}

/**
 * Returns where the visitor goes back to, with Midtrans' parameters. Returns undefined if the shop
 * named no URL.
 */
export function finishUrlOf({ transaction, charge }: Payment, now: Date): string | undefined {
  const finish = transaction.callbacks?.finish
  if (!finish) return undefined
  const status = charge ? statusOf(charge, now) : 'pending'
  const url = new URL(finish)
  url.searchParams.set('order_id', transaction.transaction_details.order_id)
  url.searchParams.set('status_code', statusCodes[status])
  url.searchParams.set('transaction_status', status)
  return url.href
}
