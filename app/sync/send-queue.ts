import { connectionAfterFailure } from './connection-after-failure.ts'

type Lacking = ReturnType<typeof connectionAfterFailure>

/** Why nothing is sent, or how it goes. `lost` is retried; the others wait for the member. */
export type Connection = 'fine' | 'sending' | Lacking

/** The server's answer to one item of a queue. */
export type QueueAnswer<Reason> =
  | { kind: 'saved' }
  /** Final: a retry does not help. */
  | { kind: 'refused'; reason: Reason }
  /** A retry may succeed, once the member has signed in or given consent where that was missing. */
  | { kind: 'failed'; text: string; connection: Lacking }

/** Where a device stores what waits for the server. Each update is one transaction across all tabs. */
export type QueueStore<Item> = {
  read(): Promise<readonly Item[]>
  update(step: (queue: readonly Item[]) => readonly Item[]): Promise<readonly Item[]>
}

/** How the items of a queue are sent, and what an answer makes of the queue. */
export type QueueSending<Item, Answer> = {
  store: QueueStore<Item>
  send: (item: Item) => Promise<Answer>
  settle: (queue: readonly Item[], sent: Item, answer: Answer) => readonly Item[]
}

/** The server failed to accept an item for now. */
class NotTaken extends Error {
  override name = 'NotTaken'
  readonly connection: Lacking

  constructor({ text, connection }: { text: string; connection: Lacking }) {
    super(text)
    this.connection = connection
  }
}

export function connectionAfterSending(error: unknown): Lacking {
  return error instanceof NotTaken ? error.connection : connectionAfterFailure(error)
}

/**
 * Sends the items one by one until nothing is left to send. A refused one stays and blocks no other.
 * @throws NotTaken and any error of `send`; unsent items stay in the queue
 */
export async function sendQueue<Item extends object, Answer extends QueueAnswer<unknown>>(
  { store, send, settle }: QueueSending<Item, Answer>,
  onTaken: (item: Item) => Promise<unknown> = async () => {},
): Promise<void> {
  for (;;) {
    const next = nextToSend(await store.read())
    if (!next) return
    const answer = await send(next)
    if (answer.kind === 'failed') throw new NotTaken(answer)
    if (answer.kind === 'saved') await onTaken(next)
    await store.update((queue) => settle(queue, next, answer))
  }
}

/** A page of an older build may have marked an item as refused without a reason. It is sent again. */
function nextToSend<Item extends object>(queue: readonly Item[]): Item | undefined {
  return queue.find((queued) => !('refusal' in queued && queued.refusal))
}
