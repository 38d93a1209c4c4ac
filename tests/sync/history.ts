import { expect } from 'vitest'
import type { OutboxOperation } from '#app/sync/outbox.ts'
import type { Conflict, EntryContent } from '#server/contract/sync.schema.ts'
import type { Device } from './device.ts'

/**
 * What the member did on all devices. Everything they wrote must be in the tracker. Otherwise the
 * member must have seen it and then written or chosen something else.
 */
export class History {
  readonly #made: OutboxOperation[] = []
  /** Contents that the member saw and replaced. */
  readonly #seen = new Set<string>()
  /** The devices that changed each entry. */
  readonly #writers = new Map<string, Set<Device>>()

  get operationIds(): string[] {
    return this.#made.map(({ id }) => id)
  }

  record(device: Device, act: () => void): void {
    const shown = device.conflicts
    const before = new Set(device.unsent.map(({ operation }) => operation.id))
    act()
    for (const { operation } of device.unsent) {
      if (before.has(operation.id)) continue
      this.#made.push(operation)
      const key = keyOf(operation)
      this.#writers.set(key, (this.#writers.get(key) ?? new Set()).add(device))
      this.#see(operation.base)
      const chosen = shown.find(({ id }) => id === operation.resolves)
      this.#see(chosen?.kept)
      this.#see(chosen?.current)
    }
  }

  /** Fails if an entry was lost without the member replacing it, or if the member never wrote it. */
  expectKept(entries: readonly EntryContent[]): void {
    const written = this.#made.flatMap(({ next }) => (next ? [textOf(next)] : []))
    const inTracker = entries.map(textOf)
    for (const entry of inTracker) expect(written).toContain(entry)
    for (const entry of written)
      expect([...inTracker, ...this.#seen], `${entry} is lost`).toContain(entry)
  }

  /** Fails if an entry has a conflict although only one device changed it. */
  expectTwoWriters(conflicts: readonly Conflict[]): void {
    for (const conflict of conflicts)
      expect(this.#writers.get(keyOf(conflict))?.size, `writers of ${keyOf(conflict)}`).toBe(2)
  }

  #see(content: EntryContent | null | undefined): void {
    if (content) this.#seen.add(textOf(content))
  }
}

function keyOf({ kind, entryId }: Pick<OutboxOperation, 'kind' | 'entryId'>): string {
  return `${kind} ${entryId}`
}

/** Equal contents give equal texts, independent of field order. A null equals no value. */
function textOf(content: EntryContent): string {
  const values = Object.entries(content).filter(([, value]) => value !== null)
  return values.sort().join(' ')
}
