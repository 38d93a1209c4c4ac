import { dayAfter } from '#app/lib/day-after.ts'
import { dayInJakarta, startInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import type { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'
import type { ProductServiceId } from '#server/seeds/program-slugs.ts'
import { seasonBefore } from './yearly-season.ts'

type PromoCode = typeof promoCodeTable.$inferInsert
type PromoCodeService = typeof promoCodeServiceTable.$inferInsert & {
  productServiceId: ProductServiceId
}

const daysSinceStart = 30
const daysToEnd = 240

/** In whole rupiah or percent: valid codes, and one code for each reason to refuse one. */
export function promoCodesAt(now: Date): PromoCode[] {
  const today = dayInJakarta(now)
  const season = {
    startsAt: startInJakarta(dayAfter(today, -daysSinceStart)),
    endsAt: startInJakarta(dayAfter(today, daysToEnd)),
  }
  return [
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
      ...seasonBefore(now, { from: '08-01', until: '09-01' }),
      ...{ code: 'MERDEKA17', quota: 500, discountKind: 'percent', discountValue: 17 },
    },
  ]
}

export const promoCodeServices: PromoCodeService[] = [
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-4w' },
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-12w' },
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-24w' },
]
