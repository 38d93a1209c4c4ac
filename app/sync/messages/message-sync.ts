import { createQueueSync, type QueueState } from '#app/sync/queue-sync.ts'
import type { Connection, QueueStore } from '#app/sync/send-queue.ts'
import type { MessageAnswer } from './message-answer.schema.ts'
import { hasRoomFor, settle, type UnsentMessage, without } from './message-queue.ts'

export const noUnsentMessages: QueueState<UnsentMessage> = { items: [], connection: 'fine' }

type MessageSyncOptions = {
  store: QueueStore<UnsentMessage>
  send: (message: UnsentMessage) => Promise<MessageAnswer>
  /** Returns the connection state after a failure. */
  judge: (error: unknown) => Exclude<Connection, 'fine' | 'sending'>
  /** Runs when messages stay on the device because they could not be sent. */
  onWaiting: () => void
  /** Refetches the thread. */
  refresh: () => Promise<unknown>
}

export type MessageSync = ReturnType<typeof createMessageSync>

/** Stores the messages of a conversation on the device, sends them in order, and retries. */
export function createMessageSync(parts: MessageSyncOptions) {
  const { subscribe, getState, flush, flushNext, sendAtOnce, change } = createQueueSync({
    ...parts,
    settle,
    show: (queue) => queue,
    onTaken: async () => {},
  })
  return {
    subscribe,
    getState,
    flush,
    /**
     * Stores a message; the page shows it from then on. Without room on the device it is sent at once.
     * @throws AppError if the message could be stored nowhere
     */
    async keep(message: UnsentMessage): Promise<MessageAnswer | { kind: 'waiting' }> {
      const add = (now: readonly UnsentMessage[]) =>
        hasRoomFor(now, message) ? [...without(now, message.id), message] : now
      const queue = await change(add).catch(() => [])
      if (!queue.some(({ id }) => id === message.id)) return sendAtOnce(message)
      void flushNext()
      return { kind: 'waiting' }
    },
    /** Takes back a message that has not been sent. */
    async remove(id: string): Promise<void> {
      await change((queue) => without(queue, id))
    },
  }
}
