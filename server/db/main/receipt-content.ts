import type { ContentLocale } from '#server/contract/envelope.schema.ts'

/** The seller as named on the day of a receipt. */
export type Seller = {
  name: string
  /** One line; empty if not configured. */
  address: string
  /** Tax number; empty if not configured. */
  npwp: string
}

/** The PPN that a total includes, or why it includes none; in whole rupiah. */
export type ReceiptTax =
  | { taxClass: 'standard_11'; netRupiah: number; baseRupiah: number; vatRupiah: number }
  | { taxClass: 'exempt_health' | 'non_pkp' }

/** Everything on a receipt except its number and the buyer's name. */
export type ReceiptContent = {
  locale: ContentLocale
  productName: string
  seller: Seller
  /** Discounts are negative. */
  lines: { label: string; amountRupiah: number }[]
  totalRupiah: number
  tax: ReceiptTax
  /** ISO instant. */
  paidAt: string
  transactionId: string
  /** Absent from receipts of the time before orders had numbers. */
  orderNumber?: string
  /** True if no real money was paid; the document then says so. */
  isDemo: boolean
}
