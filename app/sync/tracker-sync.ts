import { newClientId } from '#app/lib/client-id.ts'
import type { Conflict, SyncAnswer } from '#server/contract/sync.schema.ts'
import { exchange, type OutboxStore } from './exchange.ts'
import { append, type Change, type Outbox, type OutboxOperation, takeBack } from './outbox.ts'
import { RefusedChange } from './refused-change.ts'

/** How long whoever saves something waits for the server before it counts as kept on the device. */
const patienceMs = 4_000

export type SyncState = {
  /** What is shown over the server's entries: unsent changes, and sent ones until they come back. */
  overlay: Outbox
  /** What the server is not known to have. */
  unsent: Outbox
  conflicts: readonly Conflict[]
  /** `signed-out`: the session is over, and what is unsent waits for its member. */
  connection: 'fine' | 'sending' | 'lost' | 'signed-out'
}

export const nothingUnsent: SyncState = {
  overlay: [],
  unsent: [],
  conflicts: [],
  connection: 'fine',
}

/** The conflicts that this device heard of last, for a start without a connection. */
export type ConflictMemory = {
  recall(): Promise<readonly Conflict[]>
  keep(conflicts: readonly Conflict[]): Promise<unknown>
}

/** When the server last took something from a page of this device, in milliseconds since 1970. */
export type TakenMark = {
  read(): Promise<number>
  write(takenAtMs: number): Promise<unknown>
}

type SyncOptions = {
  store: OutboxStore
  memory: ConflictMemory
  mark: TakenMark
  /** No answer that pages show was given before this moment. */
  shownSinceMs: number
  send: (operations: OutboxOperation[]) => Promise<SyncAnswer>
  /** What a failed call says of the connection. */
  judge: (error: unknown) => 'lost' | 'signed-out'
  /** Has what the server knows asked for again. */
  refresh: () => Promise<unknown>
}

export type TrackerSync = ReturnType<typeof createTrackerSync>

/**
 * Keeps what a member changes on the device before anything else, sends it, and sends it again until
 * the server has answered. Whatever is cut off in between is done once more, and is then done once.
 */
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
    // A device that keeps nothing shows none without a connection.
    memory.keep(conflicts).catch(() => {})
  }

  /** One exchange at a time; what is recorded meanwhile goes with the next. */
  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function send(operations: OutboxOperation[]): Promise<SyncAnswer> {
    const answer = await parts.send(operations)
    // Before the outbox forgets it: a page that was read earlier has one of the two to go by.
    if (operations.length > 0) await markTaken()
    return answer
  }

  async function markTaken(): Promise<void> {
    // A device that keeps nothing has no other page to tell.
    await mark.write(Date.now()).catch(() => {})
  }

  /** Whether pages show what was known before the connection was lost, or before another page's change. */
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
      if (!knowsConflicts) publish({ conflicts: await memory.recall().catch(() => []) })
    } finally {
      sent = []
      publish({})
    }
  }

  /**
   * Keeps a change and says what became of it in a moment: `sent`, `kept` on the device, or
   * `conflict`. On a device that keeps nothing the server has to take it at once.
   * @throws RefusedChange when the server does not take it; the device keeps nothing of it
   */
  async function record(change: Change): Promise<'sent' | 'on-device' | 'conflict'> {
    const id = newClientId()
    try {
      publish({ unsent: await store.update((outbox) => append(outbox, id, change)) })
    } catch {
      return sendAtOnce(append([], id, change))
    }
    // An exchange that is under way may have left before this change was there.
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
    /** Says to other pages of this device that the server knows more than they show. */
    markTaken,
    /** Has pages show what was changed by a call of its own. */
    async showChanged(): Promise<void> {
      await markTaken()
      await refresh()
    },
    /** Ends a conflict by one of its versions; the other one is gone then. */
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
