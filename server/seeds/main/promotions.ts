import type { PromotionRow } from '#server/db/main/promotion.table.ts'
import type { promotionalPriceTable } from '#server/db/main/promotional-price.table.ts'
import type { ProductServiceId } from '#server/seeds/program-slugs.ts'
import { seasonBefore, seasonFrom } from './yearly-season.ts'

type PromotionalPrice = typeof promotionalPriceTable.$inferInsert & {
  productServiceId: ProductServiceId
}

/** One is over; the others run or come. */
export function promotionsAt(now: Date): PromotionRow[] {
  return [
    { id: 'jantung-oktober', ...seasonBefore(now, { from: '10-01', until: '11-01' }) },
    { id: 'piring-akhir-tahun', ...seasonFrom(now, { from: '11-16', until: '12-21' }) },
    { id: 'meja-liburan', ...seasonFrom(now, { from: '11-20', until: '01-11' }) },
    { id: 'mulai-januari', ...seasonFrom(now, { from: '01-04', until: '02-01' }) },
  ]
}

/** In whole rupiah. Longer durations stay cheaper per week during a promotion. */
export const promotionalPrices: PromotionalPrice[] = [
  { promotionId: 'jantung-oktober', productServiceId: 'jantung-sehat-12w', priceRupiah: 989_000 },
  {
    promotionId: 'piring-akhir-tahun',
    productServiceId: 'seimbang-harian-4w',
    priceRupiah: 299_000,
  },
  {
    promotionId: 'piring-akhir-tahun',
    productServiceId: 'seimbang-harian-12w',
    priceRupiah: 829_000,
  },
  { promotionId: 'meja-liburan', productServiceId: 'meja-keluarga-12w', priceRupiah: 1_279_000 },
  { promotionId: 'meja-liburan', productServiceId: 'lansia-bugar-12w', priceRupiah: 929_000 },
  { promotionId: 'mulai-januari', productServiceId: 'berat-sehat-12w', priceRupiah: 899_000 },
  { promotionId: 'mulai-januari', productServiceId: 'puasa-berselang-12w', priceRupiah: 769_000 },
]
