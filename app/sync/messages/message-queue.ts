import type { MessageAnswer, MessageRefusal } from './message-answer.schema.ts'

/** A message that the server has not confirmed. */
export type UnsentMessage = {
  id: string
  body: string
  /** By the device's clock. */
  writtenAt: string
  file?: UnsentFile
  /** Why the server refused it; its author has to change or remove it. */
  refusal?: MessageRefusal
}

export type UnsentFile = { id: string; name: string; content: Blob }

/** Unconfirmed messages of a conversation, oldest first. */
export type MessageQueue = readonly UnsentMessage[]

/** The limit per conversation on one device: four files of the largest size. */
const mostUnsentBytes = 40 * 1024 * 1024

export function hasRoomFor(queue: MessageQueue, message: UnsentMessage): boolean {
  const bytes = [...queue, message].reduce((sum, { file }) => sum + (file?.content.size ?? 0), 0)
  return bytes <= mostUnsentBytes
}

/** Returns the queue after an answer. Idempotent, because two tabs may send one message. */
export function settle(
  queue: MessageQueue,
  { id }: UnsentMessage,
  answer: MessageAnswer,
): MessageQueue {
  if (answer.kind === 'saved') return without(queue, id)
  if (answer.kind === 'failed') return queue
  const refuse = (queued: UnsentMessage) => ({ ...queued, refusal: answer.reason })
  return queue.map((queued) => (queued.id === id ? refuse(queued) : queued))
}

export function without(queue: MessageQueue, id: string): MessageQueue {
  return queue.filter((queued) => queued.id !== id)
}
