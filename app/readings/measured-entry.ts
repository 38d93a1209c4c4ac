import type { Circumstances, Measurement } from '#server/contract/measurement.schema.ts'
import type { Measure } from '#server/contract/measures.ts'
import type { EntryContent } from '#server/contract/sync.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'

/** A measured value. Weight is one a day, so its id is its day. */
export type Entry = {
  id: string
  kind: Measure
  measuredOn: string
  value: number
  secondValue: number | null
} & Circumstances

/** Creates an entry (only `after`), changes it, or deletes it (only `before`). */
export type EntryChange = { before: Entry | null; after: Entry | null }

export function undone({ before, after }: EntryChange): EntryChange {
  return { before: after, after: before }
}

/** Converts an entry to the content that the outbox sends. */
export function contentOf({ kind, ...entry }: Entry): WeightEntry | Measurement {
  return kind === 'weight'
    ? { measuredOn: entry.measuredOn, kilograms: entry.value }
    : { kind, ...entry }
}

/** Converts sync content to an entry. Returns undefined for food. */
export function entryOf(content: EntryContent): Entry | undefined {
  if ('foodId' in content) return undefined
  if ('value' in content) return content
  const { measuredOn, kilograms: value } = content
  return { id: measuredOn, kind: 'weight', measuredOn, value, secondValue: null }
}
