import type { Entry } from '#app/readings/measured-entry.ts'
import { type Measure, measures } from '#server/contract/measures.ts'
import { addsUp } from '#server/contract/series.schema.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'

/** The values of one measure, oldest first. What adds up has one value a day, its sum. */
export type MeasureValues = { measure: Measure; entries: [Entry, ...Entry[]] }

/** Groups a tracker by measure, in the order in which pages list them; empty ones are left out. */
export function valuesOf({
  weights,
  measurements,
}: Pick<TrackerExport, 'weights' | 'measurements'>): MeasureValues[] {
  const ofMeasure = Map.groupBy<Measure, Entry>(
    [...weights.map(entryOfWeight), ...measurements],
    ({ kind }) => kind,
  )
  return measures.flatMap((measure) => {
    const found = (ofMeasure.get(measure) ?? []).toSorted(byTime)
    const [first, ...others] = addsUp(measure) ? sumsOf(found) : found
    return first ? [{ measure, entries: [first, ...others] }] : []
  })
}

/** The first and last day with a value or food, or undefined for an empty tracker. */
export function periodOf(found: TrackerExport): { from: string; to: string } | undefined {
  const days = [
    ...found.weights.map(({ measuredOn }) => measuredOn),
    ...found.measurements.map(({ measuredOn }) => measuredOn),
    ...found.foodEntries.map(({ eatenOn }) => eatenOn),
  ].toSorted()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : undefined
}

function entryOfWeight({ measuredOn, kilograms: value }: TrackerExport['weights'][number]): Entry {
  return { id: measuredOn, kind: 'weight', measuredOn, value, secondValue: null }
}

/** Entries without a time come first within their day, in the order in which they were saved. */
function byTime(one: Entry, other: Entry): number {
  return momentOf(one).localeCompare(momentOf(other))
}

function momentOf({ measuredOn, measuredAt }: Entry): string {
  return `${measuredOn} ${measuredAt ?? ''}`
}

function sumsOf(entries: Entry[]): Entry[] {
  const days = new Map<string, Entry>()
  for (const entry of entries) {
    const sum = entry.value + (days.get(entry.measuredOn)?.value ?? 0)
    days.set(entry.measuredOn, { ...entry, value: sum })
  }
  return [...days.values()]
}
