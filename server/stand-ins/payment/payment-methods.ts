import type { Payment, PaymentMethod } from './payment-store.ts'

/** Bank Indonesia's limit for one payment by QRIS. */
const qrisLimitRupiah = 10_000_000

/** How this amount can be paid, the most usual way first. */
export function allowedMethods({ transaction }: Payment): PaymentMethod[] {
  const isWithinQris = transaction.transaction_details.gross_amount <= qrisLimitRupiah
  return isWithinQris ? ['qris', 'bank_transfer'] : ['bank_transfer']
}
