import type { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import type { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'

const season = {
  startsAt: new Date('2026-11-01T00:00:00+07:00'),
  endsAt: new Date('2027-07-01T00:00:00+07:00'),
}

/** Whole rupiah and percent. One that holds for everything, and one for each way to be refused. */
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

export const promoCodeServices: (typeof promoCodeServiceTable.$inferInsert)[] = [
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-4w' },
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-12w' },
  { promoCode: 'KELUARGA15', productServiceId: 'meja-keluarga-24w' },
]
