import { connectionAfterFailure } from '#app/sync/connection-after-failure.ts'
import { nextToSend, type PhotoQueue, type QueuedPhoto, settle } from './photo-queue.ts'
import type { UploadAnswer } from './upload-answer.schema.ts'

/** Where a device stores its photos. Each update is one transaction across all tabs. */
export type PhotoStore = {
  read(): Promise<PhotoQueue>
  update(step: (queue: PhotoQueue) => PhotoQueue): Promise<PhotoQueue>
}

/** The server failed to accept a photo for now. */
class PhotoNotTaken extends Error {
  override name = 'PhotoNotTaken'
  readonly connection: ReturnType<typeof connectionAfterFailure>

  constructor({ text, connection }: Extract<UploadAnswer, { kind: 'failed' }>) {
    super(text)
    this.connection = connection
  }
}

export function connectionAfterUpload(error: unknown) {
  return error instanceof PhotoNotTaken ? error.connection : connectionAfterFailure(error)
}

/**
 * Sends the photos one by one until nothing is left to send.
 * @throws PhotoNotTaken and any error of `send`; unsent photos stay in the queue
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
