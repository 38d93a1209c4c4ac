import type { UnsentMessage } from '#app/sync/messages/message-queue.ts'
import type { Message } from '#server/contract/message.schema.ts'

/** What a bubble shows: a message of the server, or one that only this device has. */
export type Bubble =
  | { kind: 'sent'; id: string; at: string; message: Message }
  | { kind: 'unsent'; id: string; at: string; message: UnsentMessage }

/**
 * Returns the bubbles of a thread in their order. A message that the server has is shown as the
 * server has it. The answer to sending it may arrive first, or the thread that was read again.
 */
export function mergeMessages(
  messages: readonly Message[],
  unsent: readonly UnsentMessage[],
): Bubble[] {
  const sentById = new Map(messages.map((message) => [message.id, message]))
  const sent = [...sentById.values()].toSorted((one, other) => one.seq - other.seq)
  const waiting = new Map(
    unsent.filter(({ id }) => !sentById.has(id)).map((message) => [message.id, message]),
  )
  return [
    ...sent.map((message): Bubble => {
      return { kind: 'sent', id: message.id, at: message.sentAt, message }
    }),
    ...[...waiting.values()].map((message): Bubble => {
      return { kind: 'unsent', id: message.id, at: message.writtenAt, message }
    }),
  ]
}
