import type { OrderLine, TaxClass } from '#server/contract/order-line.schema.ts'

type Purchase = {
  productServiceId: string
  priceRupiah: number
  taxClass: TaxClass
  promo?: { code: string; discountRupiah: number } | undefined
  isPkp: boolean
}

/** Builds an order's lines: the item, its discount, and the tax included in both. */
export function linesOf({
  productServiceId,
  priceRupiah,
  taxClass,
  promo,
  isPkp,
}: Purchase): OrderLine[] {
  const applied = isPkp ? taxClass : 'non_pkp'
  const item = {
    kind: 'item',
    productServiceId,
    taxClass: applied,
    amountRupiah: priceRupiah,
  } as const
  const discount = promo && {
    kind: 'promo_discount' as const,
    promoCode: promo.code,
    amountRupiah: -promo.discountRupiah,
  }
  const lines = discount ? [item, discount] : [item]
  if (applied !== 'standard_11') return lines
  return [...lines, { kind: 'tax', taxClass: applied, amountRupiah: ppnIn(totalOf(lines)) }]
}

/** Returns the amount to charge. A tax line is part of the other lines. */
export function totalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { kind, amountRupiah }) => sum + (kind === 'tax' ? 0 : amountRupiah), 0)
}

/** The PPN included in a price: 12 % of 11/12 of the net price (PMK 131/2024). */
function ppnIn(grossRupiah: number): number {
  return grossRupiah - Math.round(grossRupiah / 1.11)
}
