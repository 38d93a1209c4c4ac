import type { ProgramSummary } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'

type PriceRow = {
  slug: string
  title: string
  /** One entry per column; null if the program is not sold for that duration. */
  durations: (ProductService | null)[]
}
export type PriceTable = { weeks: number[]; rows: PriceRow[] }

/** Builds a table of programs, in list order, by weeks, shortest first. */
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

/** Price per week in whole rupiah, for comparison only. */
export function rupiahPerWeek({ priceRupiah, durationWeeks }: ProductService): number {
  return Math.round(priceRupiah / durationWeeks)
}
