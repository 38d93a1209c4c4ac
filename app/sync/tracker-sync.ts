import { newClientId } from '#app/lib/client-id.ts'
import type { Conflict, SyncAnswer } from '#server/contract/sync.schema.ts'
import { exchange, type OutboxStore } from './exchange.ts'
import { append, type Change, type Outbox, type OutboxOperation, takeBack } from './outbox.ts'
import { RefusedChange } from './refused-change.ts'

/** How long a form waits for the server before its change counts as stored on the device. */
const patienceMs = 4_000

export type SyncState = {
  /** Shown over the server's entries: unsent changes, and sent ones until the refetch has finished. */
  overlay: Outbox
  /** What the server has not confirmed. */
  unsent: Outbox
  conflicts: readonly Conflict[]
  /**
   * `signed-out`: the session has ended, and unsent changes wait for the member's sign-in.
   * `no-consent`: they wait for the member's consent to health data.
   */
  connection: 'fine' | 'sending' | 'lost' | 'signed-out' | 'no-consent'
}

export const nothingUnsent: SyncState = {
  overlay: [],
  unsent: [],
  conflicts: [],
  connection: 'fine',
}

/** The conflicts that this device last received, for an offline start. */
export type ConflictMemory = {
  recall(): Promise<readonly Conflict[]>
  keep(conflicts: readonly Conflict[]): Promise<unknown>
}

/** When the server last accepted a change from this device, in milliseconds since 1970. */
export type TakenMark = {
  read(): Promise<number>
  write(takenAtMs: number): Promise<unknown>
}

type SyncOptions = {
  store: OutboxStore
  memory: ConflictMemory
  mark: TakenMark
  /** Pages show no answer older than this moment. */
  shownSinceMs: number
  send: (operations: OutboxOperation[]) => Promise<SyncAnswer>
  /** Returns the connection state after a failed call. */
  judge: (error: unknown) => 'lost' | 'signed-out' | 'no-consent'
  /** Asks for consent before an entry is stored; rejects if the member declines. */
  permit: () => Promise<void>
  /** Runs when changes stay on the device because they could not be sent. */
  onWaiting: () => void
  /** Refetches the server's entries. */
  refresh: () => Promise<unknown>
}

export type TrackerSync = ReturnType<typeof createTrackerSync>

/** Stores each change on the device, sends it, and retries until the server has answered. Idempotent. */
export function createTrackerSync(parts: SyncOptions) {
  const { store, memory, mark, judge } = parts
  let state = nothingUnsent
  let { shownSinceMs } = parts
  let knowsConflicts = false
  let sent: Outbox = []
  let running: Promise<void> | undefined
  let hasMissedNews = false
  const listeners = new Set<() => void>()

  function publish(change: Partial<SyncState>): void {
    state = { ...state, ...change }
    state.overlay = [...sent, ...state.unsent]
    for (const listener of listeners) listener()
  }

  function publishConflicts(conflicts: readonly Conflict[]): void {
    knowsConflicts = true
    publish({ conflicts })
    // Without storage the page shows no conflicts offline.
    memory.keep(conflicts).catch(() => {})
  }

  /** Runs one exchange at a time; changes recorded meanwhile go with the next. */
  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function send(operations: OutboxOperation[]): Promise<SyncAnswer> {
    const answer = await parts.send(operations)
    // Before the outbox drops the change, so an older page always sees one of the two.
    if (operations.length > 0) await markTaken()
    return answer
  }

  async function markTaken(): Promise<void> {
    // Without storage, no other page of this device can be told.
    await mark.write(Date.now()).catch(() => {})
  }

  /** Returns whether pages show data from before a lost connection or before another page's change. */
  async function isOutdated(): Promise<boolean> {
    return hasMissedNews || (await mark.read().catch(() => 0)) > shownSinceMs
  }

  async function refresh(): Promise<void> {
    shownSinceMs = Date.now()
    hasMissedNews = false
    await parts.refresh()
  }

  async function sendAll(): Promise<void> {
    const before = await store.read()
    publish({ unsent: before, ...(before.length > 0 && { connection: 'sending' as const }) })
    try {
      const { outbox, gone, conflicts } = await exchange(store, send)
      sent = gone
      publish({ unsent: outbox, connection: 'fine' })
      publishConflicts(conflicts)
      if (gone.length > 0 || (await isOutdated())) await refresh()
    } catch (error) {
      hasMissedNews = true
      publish({ unsent: await store.read(), connection: judge(error) })
      if (state.unsent.length > 0) parts.onWaiting()
      if (!knowsConflicts) publish({ conflicts: await memory.recall().catch(() => []) })
    } finally {
      sent = []
      publish({})
    }
  }

  /**
   * Stores a change and returns its state after a moment. Without storage it is sent at once.
   * @throws RefusedChange if the server refuses it; the outbox then drops it
   * @throws AppError `HEALTH_CONSENT_NEEDED` if the member declines; nothing is stored
   */
  async function record(change: Change): Promise<'sent' | 'on-device' | 'conflict'> {
    // A deletion stores nothing.
    if (change.next) await parts.permit()
    const id = newClientId()
    try {
      publish({ unsent: await store.update((outbox) => append(outbox, id, change)) })
    } catch {
      return sendAtOnce(append([], id, change))
    }
    // A running exchange may have read the outbox before this change.
    await running
    await Promise.race([flush(), pause(patienceMs)])
    const left = state.unsent.find(({ operation }) => operation.id === id)
    if (left?.refusal) {
      publish({ unsent: await store.update((outbox) => takeBack(outbox, id)) })
      throw new RefusedChange(left.refusal)
    }
    if (left) return 'on-device'
    return state.conflicts.some((conflict) => conflict.id === id) ? 'conflict' : 'sent'
  }

  async function sendAtOnce(changes: Outbox): Promise<'sent' | 'conflict'> {
    const { results, conflicts } = await send(changes.map(({ operation }) => operation))
    publishConflicts(conflicts)
    const [result] = results
    if (result?.outcome === 'refused') throw new RefusedChange(result.reason)
    await refresh()
    return result?.outcome === 'conflict' ? 'conflict' : 'sent'
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    flush,
    record,
    /** Tells other pages of this device to refetch. */
    markTaken,
    /** Shows a change that was saved outside the outbox. */
    async showChanged(): Promise<void> {
      await markTaken()
      await refresh()
    },
    /** Ends a conflict with one of its versions and discards the other. */
    choose(
      { id, kind, entryId, ...versions }: Conflict,
      which: 'current' | 'kept',
      shown?: unknown,
    ) {
      publishConflicts(state.conflicts.filter((conflict) => conflict.id !== id))
      const [base, next] = [versions.current, versions[which]]
      return record({ kind, entryId, base, next, resolves: id, shown })
    },
    async remove(id: string): Promise<void> {
      publish({ unsent: await store.update((outbox) => takeBack(outbox, id)) })
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
