import type { EntryKind } from '#server/contract/sync.schema.ts'
import type { Outbox, Unsent } from './outbox.ts'

type Overlay<Entry> = {
  outbox: Outbox
  kind: EntryKind
  idOf: (entry: Entry) => string
  /** Returns the entry that shows a change, or undefined to leave it out. */
  entryOf: (unsent: Unsent) => Entry | undefined
}

/** Returns the server's entries with this device's unsent changes laid over them. */
export function withUnsent<Entry>(
  entries: readonly Entry[],
  { outbox, kind, idOf, entryOf }: Overlay<Entry>,
): Entry[] {
  const latest = new Map<string, Unsent>()
  for (const unsent of outbox)
    if (unsent.operation.kind === kind && !unsent.refusal)
      latest.set(unsent.operation.entryId, unsent)
  if (latest.size === 0) return [...entries]
  const changed = entries.flatMap((entry) => {
    const unsent = latest.get(idOf(entry))
    if (!unsent) return [entry]
    latest.delete(idOf(entry))
    return (unsent.operation.next && entryOf(unsent)) ?? []
  })
  const added = [...latest.values()].flatMap(
    (unsent) => (unsent.operation.next && entryOf(unsent)) ?? [],
  )
  return [...changed, ...added]
}
