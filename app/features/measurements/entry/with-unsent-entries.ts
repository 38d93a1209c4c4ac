import type { MeasuredDay } from '#app/features/measurements/measurements.server.ts'
import type { Outbox } from '#app/sync/outbox.ts'
import { withUnsent } from '#app/sync/with-unsent.ts'
import { type Entry, entryOf } from './measured-entry.ts'

/** A day with what this device has changed of it. */
export function withUnsentEntries(found: MeasuredDay, day: string, outbox: Outbox): MeasuredDay {
  const over = (entries: Entry[], kind: 'weight' | 'measurement') =>
    withUnsent(entries, {
      outbox,
      kind,
      idOf: (entry) => ((entry.kind === 'weight') === (kind === 'weight') ? entry.id : ''),
      entryOf: ({ operation: { next } }) => {
        const entry = next ? entryOf(next) : undefined
        return entry?.measuredOn === day ? entry : undefined
      },
    })
  return { ...found, entries: over(over(found.entries, 'weight'), 'measurement') }
}
