import type { ProgramSummary } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'

type PriceRow = {
  slug: string
  title: string
  /** One for each of the table's weeks; null where the program is not sold for that long. */
  durations: (ProductService | null)[]
}
export type PriceTable = { weeks: number[]; rows: PriceRow[] }

/** Programs against weeks, in the order of the program list and from the shortest to the longest. */
export function priceTableOf(programs: ProgramSummary[], services: ProductService[]): PriceTable {
  const weeks = [...new Set(services.map(({ durationWeeks }) => durationWeeks))].toSorted(
    (one, other) => one - other,
  )
  const rows = programs.map(({ slug, title }) => ({
    slug,
    title,
    durations: weeks.map(
      (week) =>
        services.find(
          ({ programSlug, durationWeeks }) => programSlug === slug && durationWeeks === week,
        ) ?? null,
    ),
  }))
  return { weeks, rows }
}

/** What a week costs, to the rupiah; a comparison, never what is charged. */
export function rupiahPerWeek({ priceRupiah, durationWeeks }: ProductService): number {
  return Math.round(priceRupiah / durationWeeks)
}
