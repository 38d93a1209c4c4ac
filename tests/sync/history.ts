import { expect } from 'vitest'
import type { OutboxOperation } from '#app/sync/outbox.ts'
import type { Conflict, EntryContent } from '#server/contract/sync.schema.ts'
import type { Device } from './device.ts'

/**
 * What the member did on all devices, and so what may have become of each thing they wrote: it is in
 * the tracker, or they saw it and wrote or chose something else.
 */
export class History {
  readonly #made: OutboxOperation[] = []
  /** What was on the screen when the member chose the other version. */
  readonly #seen = new Set<string>()
  /** The devices on which an entry was changed. */
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

  /** Fails for an entry that vanished though nobody who saw it changed it, and for one nobody wrote. */
  expectKept(entries: readonly EntryContent[]): void {
    const written = this.#made.flatMap(({ next }) => (next ? [textOf(next)] : []))
    const inTracker = entries.map(textOf)
    for (const entry of inTracker) expect(written).toContain(entry)
    for (const entry of written)
      expect([...inTracker, ...this.#seen], `${entry} is lost`).toContain(entry)
  }

  /** Fails for a choice over an entry that only one device has changed: in whatever order, it knows its own. */
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

/** The same for the same content, whatever order its fields are in. */
function textOf(content: EntryContent): string {
  return Object.entries(content).sort().join(' ')
}
