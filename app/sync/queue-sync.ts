import type { Connection, QueueAnswer, QueueSending } from './send-queue.ts'
import { sendQueue } from './send-queue.ts'

export type QueueState<Shown> = {
  /** What the server has not confirmed, and what it has until pages show it as saved. */
  items: readonly Shown[]
  connection: Connection
}

type QueueSyncOptions<Item, Shown, Answer> = QueueSending<Item, Answer> & {
  /** Returns what pages show of the items. `before` is what they showed last. */
  show: (items: readonly Item[], before: readonly Shown[]) => readonly Shown[]
  /** Returns the connection state after a failure. */
  judge: (error: unknown) => Exclude<Connection, 'fine' | 'sending'>
  /** Runs when the server has accepted something, before this device drops it. */
  onTaken: (item: Item) => Promise<unknown>
  /** Runs when items stay on the device because they could not be sent. */
  onWaiting: () => void
  /** Refetches what the server has. If it throws, pages go on showing what was sent. */
  refresh: () => Promise<unknown>
}

/** Sends the items of a queue on this device one by one, and retries until the server has answered. */
export function createQueueSync<Item extends object, Shown, Answer extends QueueAnswer<unknown>>(
  parts: QueueSyncOptions<Item, Shown, Answer>,
) {
  const { store, show, judge, onTaken, onWaiting, refresh } = parts
  let state: QueueState<Shown> = { items: [], connection: 'fine' }
  let sent: Item[] = []
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function publish(queue: readonly Item[], change: Partial<QueueState<Shown>> = {}): void {
    state = { ...state, ...change, items: show([...sent, ...queue], state.items) }
    for (const listener of listeners) listener()
  }

  /** Runs one pass at a time; items stored meanwhile go with it. */
  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function sendAll(): Promise<void> {
    let connection: Connection = 'fine'
    const before = await store.read()
    publish(before, before.length > 0 ? { connection: 'sending' } : {})
    try {
      await sendQueue(parts, async (item) => {
        sent.push(item)
        await onTaken(item)
      })
    } catch (error) {
      connection = judge(error)
    }
    try {
      if (sent.length > 0) await refresh()
      sent = []
    } catch (error) {
      connection = judge(error)
    }
    publish(await store.read(), { connection })
    if (connection !== 'fine' && state.items.length > 0) onWaiting()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    flush,
    /** Sends what was just stored. A running pass may have read the queue before it. */
    flushNext: () => (running ?? Promise.resolve()).then(flush),
    /** Sends an item that the device cannot store. */
    async sendAtOnce(item: Item): Promise<Answer> {
      const answer = await parts.send(item)
      if (answer.kind === 'saved') await refresh()
      return answer
    },
    async change(step: (queue: readonly Item[]) => readonly Item[]): Promise<readonly Item[]> {
      const queue = await store.update(step)
      publish(queue)
      return queue
    },
  }
}
