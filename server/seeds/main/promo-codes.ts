import type { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import type { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'
import type { ProductServiceId } from '#server/seeds/program-slugs.ts'

const season = {
  startsAt: new Date('2026-11-01T00:00:00+07:00'),
  endsAt: new Date('2027-07-01T00:00:00+07:00'),
}

type PromoCodeService = typeof promoCodeServiceTable.$inferInsert & {
  productServiceId: ProductServiceId
}

/** In whole rupiah or percent: valid codes, and one code for each reason to refuse one. */
export const promoCodes: (typeof promoCodeTable.$inferInsert)[] = [
  { ...season, code: 'MULAI10', quota: 1_000, discountKind: 'percent', discountValue: 10 },
  {
    ...season,
    code: 'HEMAT100',
    quota: 500,
    minimumRupiah: 1_000_000,
    discountKind: 'rupiah',
    discountValue: 100_000,
  },
  { ...season, code: 'KELUARGA15', quota: 200, discountKind: 'percent', discountValue: 15 },
  { ...season, code: 'KILAT20', quota: 0, discountKind: 'percent', discountValue: 20 },
  {
    code: 'MERDEKA17',
    startsAt: new Date('2026-08-01T00:00:00+07:00'),
    endsAt: new Date('2026-09-01T00:00:00+07:00'),
    quota: 500,
    discountKind: 'percent',
    discountValue: 17,
  },
]

export const promoCodeServices: PromoCodeService[] = [
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-4w' },
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-12w' },
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-24w' },
]
