import { type Measure, measures } from '#server/contract/measures.ts'

/** Returns the measure that an address names, or weight. Apart from the search, which every page loads. */
export function shownMeasure(named: string): Measure {
  return measures.find((measure) => measure === named) ?? 'weight'
}
