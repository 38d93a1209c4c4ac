import type { ReceiptTax } from '#server/db/main/receipt-content.ts'

/**
 * The PPN in a total, as a receipt states it (PMK 131/2024), in whole rupiah:
 *
 *     net  = total − PPN
 *     base = round(11/12 × net), of which the PPN is 12 %
 */
export function taxOf(
  totalRupiah: number,
  { taxClass, vatRupiah }: { taxClass: ReceiptTax['taxClass']; vatRupiah: number },
): ReceiptTax {
  if (taxClass !== 'standard_11') return { taxClass }
  const netRupiah = totalRupiah - vatRupiah
  return { taxClass, netRupiah, baseRupiah: Math.round((netRupiah * 11) / 12), vatRupiah }
}
