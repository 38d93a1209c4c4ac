import { consultationSlugOf, consultationWeeks } from '#server/contract/single-consultation.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import { nutritionists } from '#server/seeds/cms/nutritionists.ts'
import {
  type DurationWeeks,
  type ProductServiceId,
  type ProgramSlug,
  programSlugs,
} from '#server/seeds/program-slugs.ts'

/** Only staff take a service off sale. */
type SeededService = Omit<ProductServiceRow, 'withdrawnAt'>

/** The nutritionist sessions that each duration includes. */
const sessionsByWeeks: Record<DurationWeeks, number> = { 4: 2, 12: 6, 24: 12 }

/** The prices of 4, 12 and 24 weeks, in whole rupiah. */
const pricesBySlug: Record<ProgramSlug, [number, number, number]> = {
  'seimbang-harian': [349_000, 899_000, 1_599_000],
  'gula-darah-terkendali': [449_000, 1_149_000, 1_999_000],
  'jantung-sehat': [429_000, 1_099_000, 1_899_000],
  'puasa-berselang': [329_000, 849_000, 1_499_000],
  'ibu-hamil-bugar': [479_000, 1_249_000, 2_199_000],
  'meja-keluarga': [549_000, 1_399_000, 2_499_000],
  'berat-sehat': [399_000, 999_000, 1_749_000],
  'lansia-bugar': [419_000, 1_049_000, 1_849_000],
}

const programs = programSlugs.flatMap((slug) => {
  const [shortPrice, middlePrice, longPrice] = pricesBySlug[slug]
  return [
    serviceOf(slug, 4, shortPrice),
    serviceOf(slug, 12, middlePrice),
    serviceOf(slug, 24, longPrice),
  ]
})

const consultations: SeededService[] = nutritionists.map(({ person }) => ({
  id: consultationSlugOf(person.slug),
  programSlug: consultationSlugOf(person.slug),
  durationWeeks: consultationWeeks,
  sessionCount: 1,
  priceRupiah: person.priceRupiah,
  taxClass: 'standard_11',
}))

export const catalogue: SeededService[] = [...programs, ...consultations]

function serviceOf(
  programSlug: ProgramSlug,
  weeks: DurationWeeks,
  priceRupiah: number,
): SeededService & { id: ProductServiceId } {
  return {
    id: `${programSlug}-${weeks}w`,
    programSlug,
    durationWeeks: weeks,
    sessionCount: sessionsByWeeks[weeks],
    priceRupiah,
    taxClass: 'standard_11',
  }
}
