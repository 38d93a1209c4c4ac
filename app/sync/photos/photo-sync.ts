import { isUnreached } from '#app/errors/is-unreached.ts'
import { createQueueSync, type QueueState } from '#app/sync/queue-sync.ts'
import type { Connection, QueueStore } from '#app/sync/send-queue.ts'
import {
  hasRoomFor,
  markDeleted,
  photosOf,
  put,
  type QueuedPhoto,
  settle,
  tryAgain,
  type UnsentPhoto,
  without,
} from './photo-queue.ts'
import type { UploadAnswer } from './upload-answer.schema.ts'

/** How long a form waits for the server before its photo counts as stored on the device. */
const patienceMs = 4_000

export const noUnsentPhotos: QueueState<UnsentPhoto> = { items: [], connection: 'fine' }

/** The result of saving a photo. `waiting`: on this device. `full`: stored nowhere. */
export type SavedPhoto = UploadAnswer | { kind: 'waiting' } | { kind: 'full' }

type PhotoSyncOptions = {
  store: QueueStore<QueuedPhoto>
  send: (queued: QueuedPhoto) => Promise<UploadAnswer>
  /** Returns the connection state after a failed upload. */
  judge: (error: unknown) => Exclude<Connection, 'fine' | 'sending'>
  /** Runs when the server has accepted something, before this device drops it. */
  onTaken: () => Promise<unknown>
  /** Runs when photos stay on the device because they could not be sent. */
  onWaiting: () => void
  /** Refetches the server's photos. */
  refresh: () => Promise<unknown>
}

export type PhotoSync = ReturnType<typeof createPhotoSync>

/** Stores photos on the device, sends them one by one, and retries until the server has answered. */
export function createPhotoSync(parts: PhotoSyncOptions) {
  const { store } = parts
  const { subscribe, getState, flush, flushNext, sendAtOnce, change } = createQueueSync({
    ...parts,
    settle,
    show: (queue, before: readonly UnsentPhoto[]) =>
      photosOf(queue).map((photo) => asShown(photo, before)),
  })

  /**
   * Stores a photo and returns its state after a moment. Without room on the device it is sent at
   * once. A refused photo is not stored.
   * @throws AppError if the photo could be stored nowhere
   */
  async function keep(photo: UnsentPhoto): Promise<SavedPhoto> {
    const queue = await change((now) => (hasRoomFor(now, photo) ? put(now, photo) : now)).catch(
      () => undefined,
    )
    if (!queue) return sendAtOnce(photo)
    if (!queue.some(({ id }) => id === photo.id))
      return sendAtOnce(photo).catch((error) => {
        if (isUnreached(error)) return { kind: 'full' }
        throw error
      })
    await Promise.race([flushNext(), pause(patienceMs)])
    const left = photosOf(await store.read()).find(({ id }) => id === photo.id)
    if (left?.refusal) {
      await change((now) => without(now, photo.id))
      return { kind: 'refused', reason: left.refusal }
    }
    return { kind: left ? 'waiting' : 'saved' }
  }

  return {
    subscribe,
    getState,
    flush,
    keep,
    /** Deletes a photo here, and on the server in case it has arrived. */
    async drop(id: string): Promise<void> {
      await change((queue) => markDeleted(queue, id))
      void flush()
    },
    /** Drops a photo that the server has already deleted. */
    async forget(id: string): Promise<void> {
      const isHere = getState().items.some((photo) => photo.id === id)
      if (isHere) await change((queue) => without(queue, id))
    },
    /** Retries a refused photo. */
    async tryAgain(id: string): Promise<void> {
      await change((queue) => tryAgain(queue, id))
      await flush()
    },
  }
}

/** Each read returns a new picture object; pages go on showing the first one. */
function asShown(photo: UnsentPhoto, before: readonly UnsentPhoto[]): UnsentPhoto {
  const shown = before.find(({ id }) => id === photo.id)
  if (!shown) return photo
  return shown.refusal === photo.refusal ? shown : { ...photo, picture: shown.picture }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
