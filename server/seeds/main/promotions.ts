import type { PromotionRow } from '#server/db/main/promotion.table.ts'
import type { promotionalPriceTable } from '#server/db/main/promotional-price.table.ts'
import type { ProductServiceId } from '#server/seeds/program-slugs.ts'

type PromotionalPrice = typeof promotionalPriceTable.$inferInsert & {
  productServiceId: ProductServiceId
}

/** Days start at midnight in Jakarta; `endsAt` is the start of the day after the last. */
export const promotions: PromotionRow[] = [
  {
    id: 'jantung-oktober',
    startsAt: new Date('2026-10-01T00:00:00+07:00'),
    endsAt: new Date('2026-11-01T00:00:00+07:00'),
  },
  {
    id: 'piring-akhir-tahun',
    startsAt: new Date('2026-11-16T00:00:00+07:00'),
    endsAt: new Date('2026-12-21T00:00:00+07:00'),
  },
  {
    id: 'meja-liburan',
    startsAt: new Date('2026-11-20T00:00:00+07:00'),
    endsAt: new Date('2027-01-11T00:00:00+07:00'),
  },
  {
    id: 'mulai-januari',
    startsAt: new Date('2027-01-04T00:00:00+07:00'),
    endsAt: new Date('2027-02-01T00:00:00+07:00'),
  },
]

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
