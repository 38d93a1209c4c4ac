import type { WeightEntry } from '#server/contract/tracker.schema.ts'

/** The entries with one more, oldest first; an entry of the same day gives way to it. */
export function withWeight(entries: readonly WeightEntry[], entry: WeightEntry): WeightEntry[] {
  return [...entries.filter(({ measuredOn }) => measuredOn !== entry.measuredOn), entry].sort(
    (a, b) => a.measuredOn.localeCompare(b.measuredOn),
  )
}
