import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { ProductService } from '#server/contract/purchase.schema.ts'

/** Props of `Price`: the current price and, during a promo, the regular one. */
export function shownPrice({
  priceRupiah,
  reduction,
}: Pick<ProductService, 'priceRupiah' | 'reduction'>) {
  const value = formatRupiah(priceRupiah)
  if (!reduction) return { value }
  const regular = formatRupiah(reduction.regularPriceRupiah)
  return { value, regular: { label: m.programs_price_regular(), value: regular } }
}
