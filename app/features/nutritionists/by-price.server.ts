import type { FreePractices } from '#app/clients/next-free.server.ts'

export type Priced = { priceRupiah: number | null }

/** Those who sell no single consultation are last, and equal ones keep their order. */
export function byPrice(one: Priced, other: Priced): number {
  return rupiahOf(one) - rupiahOf(other)
}

/** Infinity would make two without a price incomparable. */
function rupiahOf({ priceRupiah }: Priced): number {
  return priceRupiah ?? Number.MAX_SAFE_INTEGER
}

/** Returns what each consultation costs; undefined for a backend that does not tell. */
export function pricesOf(practices: FreePractices): Map<string, number | null> | undefined {
  const prices = new Map<string, number | null>()
  for (const { slug, priceRupiah } of practices.values()) {
    if (priceRupiah === undefined) return undefined
    prices.set(slug, priceRupiah)
  }
  return prices
}

/** Returns the nutritionists who sell a single consultation for this much or less. */
export function slugsUpTo(prices: Map<string, number | null>, ceiling: number): string[] {
  return [...prices].flatMap(([slug, rupiah]) =>
    rupiah !== null && rupiah <= ceiling ? [slug] : [],
  )
}
