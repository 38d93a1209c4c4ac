import type { Conflict, SyncAnswer } from '#server/contract/sync.schema.ts'
import { type Outbox, type OutboxOperation, sendable, settle, type Unsent } from './outbox.ts'

/** Where a device stores its outbox. Each update is one transaction across all tabs. */
export type OutboxStore = {
  read(): Promise<Outbox>
  update(step: (outbox: Outbox) => Outbox): Promise<Outbox>
}

/**
 * Sends the outbox until nothing is left to send. Stops if a call changes nothing, as when the server
 * keeps answering "early". `gone` holds every change that has left the outbox, including those recorded
 * while the exchange was starting.
 */
export async function exchange(
  store: OutboxStore,
  send: (operations: OutboxOperation[]) => Promise<SyncAnswer>,
): Promise<{ outbox: Outbox; gone: Outbox; conflicts: Conflict[] }> {
  let outbox = await store.read()
  const changesById = new Map<string, Unsent>()
  for (;;) {
    for (const unsent of outbox) changesById.set(unsent.operation.id, unsent)
    const sent = sendable(outbox)
    const { results, conflicts } = await send(sent)
    const before = outbox
    // The member may have recorded a change meanwhile.
    outbox = await (sent.length > 0 ? store.update((now) => settle(now, results)) : store.read())
    const isDone = sendable(outbox).length === 0
    const isStuck = JSON.stringify(outbox) === JSON.stringify(before)
    if (isDone || isStuck) {
      for (const { operation } of outbox) changesById.delete(operation.id)
      return { outbox, gone: [...changesById.values()], conflicts }
    }
  }
}
