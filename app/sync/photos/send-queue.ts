import { nextToSend, type PhotoQueue, type QueuedPhoto, settle } from './photo-queue.ts'
import type { UploadAnswer } from './upload-answer.schema.ts'

/** Where a device keeps its photos: every step is one transaction, beside those of other tabs. */
export type PhotoStore = {
  read(): Promise<PhotoQueue>
  update(step: (queue: PhotoQueue) => PhotoQueue): Promise<PhotoQueue>
}

/** The server does not take a photo now. */
export class PhotoNotTaken extends Error {
  override name = 'PhotoNotTaken'
  readonly isSignedOut: boolean

  constructor({ text, isSignedOut }: Extract<UploadAnswer, { kind: 'failed' }>) {
    super(text)
    this.isSignedOut = isSignedOut
  }
}

/**
 * Sends one after the other, each under its own id, until nothing is left that can be sent.
 * @throws what `send` throws, and PhotoNotTaken; what was not taken stays.
 */
export async function sendQueue(
  store: PhotoStore,
  send: (queued: QueuedPhoto) => Promise<UploadAnswer>,
  onTaken: (queued: QueuedPhoto) => Promise<unknown> = async () => {},
): Promise<void> {
  for (;;) {
    const next = nextToSend(await store.read())
    if (!next) return
    const answer = await send(next)
    if (answer.kind === 'failed') throw new PhotoNotTaken(answer)
    if (answer.kind === 'kept') await onTaken(next)
    await store.update((queue) => settle(queue, next, answer))
  }
}
