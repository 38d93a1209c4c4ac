import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'

type Duration = { weeks: number; sessions: number }
const short = { weeks: 4, sessions: 2 }
const middle = { weeks: 12, sessions: 6 }
const long = { weeks: 24, sessions: 12 }

/** Whole rupiah for the short, the middle and the long way through each program. */
const pricesBySlug: Record<string, [number, number, number]> = {
  'seimbang-harian': [349_000, 899_000, 1_599_000],
  'gula-darah-terkendali': [449_000, 1_149_000, 1_999_000],
  'jantung-sehat': [429_000, 1_099_000, 1_899_000],
  'puasa-berselang': [329_000, 849_000, 1_499_000],
  'ibu-hamil-bugar': [479_000, 1_249_000, 2_199_000],
  'meja-keluarga': [549_000, 1_399_000, 2_499_000],
  'berat-sehat': [399_000, 999_000, 1_749_000],
  'lansia-bugar': [419_000, 1_049_000, 1_849_000],
}

export const catalogue: ProductServiceRow[] = Object.entries(pricesBySlug).flatMap(
  ([slug, [shortPrice, middlePrice, longPrice]]) => [
    serviceOf(slug, short, shortPrice),
    serviceOf(slug, middle, middlePrice),
    serviceOf(slug, long, longPrice),
  ],
)

function serviceOf(
  programSlug: string,
  { weeks, sessions }: Duration,
  priceRupiah: number,
): ProductServiceRow {
  return {
    id: `${programSlug}-${weeks}w`,
    programSlug,
    durationWeeks: weeks,
    sessionCount: sessions,
    priceRupiah,
    taxClass: 'standard_11',
  }
}
