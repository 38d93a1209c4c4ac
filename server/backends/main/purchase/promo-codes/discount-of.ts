import type { PromoCodeRow } from '#server/db/main/promo-code.table.ts'

/** What a code takes off a price, in whole rupiah; no part of a rupiah. */
export function discountOf(
  { discountKind, discountValue }: Pick<PromoCodeRow, 'discountKind' | 'discountValue'>,
  priceRupiah: number,
): number {
  return discountKind === 'rupiah' ? discountValue : Math.floor((priceRupiah * discountValue) / 100)
}
