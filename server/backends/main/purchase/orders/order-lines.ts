import type { OrderLine, TaxClass } from '#server/contract/order-line.schema.ts'

type Purchase = {
  productServiceId: string
  priceRupiah: number
  taxClass: TaxClass
  promo?: { code: string; discountRupiah: number } | undefined
  isPkp: boolean
}

/** What an order is made of: its item, its discount, and the tax that the two include. */
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

/** What is charged: a tax line is part of the others. */
export function totalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { kind, amountRupiah }) => sum + (kind === 'tax' ? 0 : amountRupiah), 0)
}

/** PPN of 12 % on 11/12 of the net price (PMK 131/2024), out of a price that includes it. */
function ppnIn(grossRupiah: number): number {
  return grossRupiah - Math.round(grossRupiah / 1.11)
}
