import type { ContentLocale } from '#server/contract/envelope.schema.ts'

/** Who sells, as it is on the day of a receipt. */
export type Seller = {
  name: string
  /** One line; empty when nothing was set. */
  address: string
  /** Tax number; empty when nothing was set. */
  npwp: string
}

/** The PPN in a total that includes it, or why there is none; in whole rupiah. */
export type ReceiptTax =
  | { taxClass: 'standard_11'; netRupiah: number; baseRupiah: number; vatRupiah: number }
  | { taxClass: 'exempt_health' | 'non_pkp' }

/** Everything a receipt says but its number and the buyer's name. */
export type ReceiptContent = {
  locale: ContentLocale
  productName: string
  seller: Seller
  /** What a promo takes off is negative. */
  lines: { label: string; amountRupiah: number }[]
  totalRupiah: number
  tax: ReceiptTax
  /** ISO instant. */
  paidAt: string
  transactionId: string
  /** Where no money moves, the document says so. */
  isDemo: boolean
}
