import type { Measurement } from '#server/contract/measurement.schema.ts'
import type { Measure } from '#server/contract/measures.ts'
import type { EntryContent } from '#server/contract/sync.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'

/** Something that was measured. A weight, which is one a day, has its day as its id. */
export type Entry = {
  id: string
  kind: Measure
  measuredOn: string
  value: number
  secondValue: number | null
}

/** What becomes of one entry: written down (only `after`), changed, or deleted (only `before`). */
export type EntryChange = { before: Entry | null; after: Entry | null }

export function undone({ before, after }: EntryChange): EntryChange {
  return { before: after, after: before }
}

/** What a device sends of an entry. */
export function contentOf({ kind, ...entry }: Entry): WeightEntry | Measurement {
  return kind === 'weight'
    ? { measuredOn: entry.measuredOn, kilograms: entry.value }
    : { kind, ...entry }
}

/** The entry that a device sent, or will. */
export function entryOf(content: EntryContent): Entry | undefined {
  if ('foodId' in content) return undefined
  if ('value' in content) return content
  const { measuredOn, kilograms: value } = content
  return { id: measuredOn, kind: 'weight', measuredOn, value, secondValue: null }
}
