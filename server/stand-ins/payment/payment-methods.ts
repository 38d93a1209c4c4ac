import type { SnapTransaction } from './snap-transaction.schema.ts'

/** Banks with a virtual account, by Midtrans' names. */
export const banks = ['bca', 'mandiri', 'bni', 'bri', 'permata'] as const
export const paymentMethods = ['qris', ...banks] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const methodNames: Record<PaymentMethod, string> = {
  qris: 'QRIS',
  bca: 'BCA',
  mandiri: 'Mandiri',
  bni: 'BNI',
  bri: 'BRI',
  permata: 'Permata',
}

/** Bank Indonesia's limit for one QRIS payment. */
const qrisLimitRupiah = 10_000_000

export function isWithinQrisLimit({ transaction_details }: SnapTransaction): boolean {
  return transaction_details.gross_amount <= qrisLimitRupiah
}

/** What Mandiri's customers type before the account number. */
export const mandiriBillerCode = '70012'
