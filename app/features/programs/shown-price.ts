import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { ProductService } from '#server/contract/purchase.schema.ts'

/** What a duration costs now and, while a promo lowers it, what it costs otherwise, as `Price` takes them. */
export function shownPrice({
  priceRupiah,
  reduction,
}: Pick<ProductService, 'priceRupiah' | 'reduction'>) {
  const value = formatRupiah(priceRupiah)
  if (!reduction) return { value }
  const regular = formatRupiah(reduction.regularPriceRupiah)
  return { value, regular: { label: m.programs_price_regular(), value: regular } }
}
