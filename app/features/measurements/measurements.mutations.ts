import { useMutation } from '@tanstack/react-query'
import { contentOf, type Entry, type EntryChange } from '#app/readings/measured-entry.ts'
import type { Change } from '#app/sync/outbox.ts'
import { useTrackerSync } from '#app/sync/sync-provider.tsx'

/**
 * Creates, changes or deletes one entry through the outbox, so pages show it at once. The caller makes
 * the ids, so retries are idempotent.
 */
export function useChangeMeasurement() {
  const sync = useTrackerSync()
  return useMutation({
    mutationFn: async ({ before, after }: EntryChange) => {
      const isSame = before?.id === after?.id
      const changes = [
        ...(after ? [changeOf(isSame ? before : null, after)] : []),
        ...(before && !isSame ? [changeOf(before, null)] : []),
      ]
      // The new entry is recorded first, so that a failure in between loses nothing.
      const outcomes = await Promise.all(changes.map((change) => sync.record(change)))
      return outcomes.find((outcome) => outcome !== 'sent') ?? 'sent'
    },
  })
}

function changeOf(before: Entry | null, after: Entry | null): Change {
  const entry = after ?? before
  return {
    kind: entry?.kind === 'weight' ? 'weight' : 'measurement',
    entryId: entry?.id ?? '',
    base: before && contentOf(before),
    next: after && contentOf(after),
  }
}

/** What a member has logged on a day so far, and the mutation that logs more. */
export type DayLog = {
  day: string
  entries: Entry[]
  change: ReturnType<typeof useChangeMeasurement>
}
