import { type Payment, statusOf, type TransactionStatus } from './payment-store.ts'

/** A visitor's way back tells an expired payment by another code than the notification does. */
const statusCodes: Record<TransactionStatus | 'open', string> = {
  settlement: '200',
  open: '201',
  pending: '201',
  deny: '202',
  expire: '407',
}

/** Where the visitor goes back to, with what Midtrans adds; undefined when the shop named nothing. */
export function finishUrlOf(payment: Payment, now: Date): string | undefined {
  const finish = payment.transaction.callbacks?.finish
  if (!finish) return undefined
  const status = statusOf(payment, now)
  const url = new URL(finish)
  url.searchParams.set('order_id', payment.transaction.transaction_details.order_id)
  url.searchParams.set('status_code', statusCodes[status])
  url.searchParams.set('transaction_status', status === 'open' ? 'pending' : status)
  return url.href
}
