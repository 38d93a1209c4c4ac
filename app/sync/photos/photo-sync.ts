import { isUnreached } from '#app/errors/is-unreached.ts'
import {
  hasRoomFor,
  markDeleted,
  type PhotoQueue,
  photosOf,
  put,
  type QueuedPhoto,
  tryAgain,
  type UnsentPhoto,
  without,
} from './photo-queue.ts'
import { type PhotoStore, sendQueue } from './send-queue.ts'
import type { UploadAnswer } from './upload-answer.schema.ts'

/** How long a form waits for the server before its photo counts as stored on the device. */
const patienceMs = 4_000

type PhotoSyncState = {
  /** Unconfirmed photos, and sent ones until pages show them as saved. */
  photos: readonly UnsentPhoto[]
  connection: 'fine' | 'sending' | 'lost' | 'signed-out' | 'no-consent'
}

export const noUnsentPhotos: PhotoSyncState = { photos: [], connection: 'fine' }

/** The result of saving a photo. `waiting`: on this device. `full`: stored nowhere. */
export type SavedPhoto = UploadAnswer | { kind: 'waiting' } | { kind: 'full' }

type PhotoSyncOptions = {
  store: PhotoStore
  send: (queued: QueuedPhoto) => Promise<UploadAnswer>
  /** Returns the connection state after a failed upload. */
  judge: (error: unknown) => 'lost' | 'signed-out' | 'no-consent'
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
  const { store, send, judge, onTaken, onWaiting, refresh } = parts
  let state = noUnsentPhotos
  let sent: UnsentPhoto[] = []
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function publish(queue: PhotoQueue, change: Partial<PhotoSyncState> = {}): void {
    const photos = [...sent, ...photosOf(queue)].map(asShown)
    state = { ...state, ...change, photos }
    for (const listener of listeners) listener()
  }

  /** Each read returns a new picture object; pages go on showing the first one. */
  function asShown(photo: UnsentPhoto): UnsentPhoto {
    const shown = state.photos.find(({ id }) => id === photo.id)
    if (!shown) return photo
    return shown.refusal === photo.refusal ? shown : { ...photo, picture: shown.picture }
  }

  /** Runs one pass at a time; photos stored meanwhile go with it. */
  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function sendAll(): Promise<void> {
    let isAnythingTaken = false
    let connection: PhotoSyncState['connection'] = 'fine'
    const before = await store.read()
    publish(before, before.length > 0 ? { connection: 'sending' } : {})
    try {
      await sendQueue(store, send, async (queued) => {
        isAnythingTaken = true
        if ('picture' in queued) sent.push(queued)
        await onTaken()
      })
    } catch (error) {
      connection = judge(error)
    }
    if (isAnythingTaken) await refresh()
    sent = []
    publish(await store.read(), { connection })
    if (connection !== 'fine' && state.photos.length > 0) onWaiting()
  }

  /**
   * Stores a photo and returns its state after a moment. Without room on the device it is sent at
   * once. A refused photo is not stored.
   * @throws AppError if the photo could be stored nowhere
   */
  async function keep(photo: UnsentPhoto): Promise<SavedPhoto> {
    const queue = await store
      .update((now) => (hasRoomFor(now, photo) ? put(now, photo) : now))
      .catch(() => undefined)
    if (!queue) return sendAtOnce(photo)
    if (!queue.some(({ id }) => id === photo.id))
      return sendAtOnce(photo).catch((error) => {
        if (isUnreached(error)) return { kind: 'full' }
        throw error
      })
    publish(queue)
    // A running pass may have read the queue before this photo.
    const isSettled = (running ?? Promise.resolve()).then(flush)
    await Promise.race([isSettled, pause(patienceMs)])
    const left = photosOf(await store.read()).find(({ id }) => id === photo.id)
    if (left?.refusal) {
      await change((now) => without(now, photo.id))
      return { kind: 'refused', reason: left.refusal }
    }
    return { kind: left ? 'waiting' : 'kept' }
  }

  async function sendAtOnce(photo: UnsentPhoto): Promise<UploadAnswer> {
    const answer = await send(photo)
    if (answer.kind === 'kept') await refresh()
    return answer
  }

  async function change(step: (queue: PhotoQueue) => PhotoQueue): Promise<void> {
    publish(await store.update(step))
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    flush,
    keep,
    /** Deletes a photo here, and on the server in case it has arrived. */
    async drop(id: string): Promise<void> {
      await change((queue) => markDeleted(queue, id))
      void flush()
    },
    /** Drops a photo that the server has already deleted. */
    async forget(id: string): Promise<void> {
      if (state.photos.some((photo) => photo.id === id)) await change((queue) => without(queue, id))
    },
    /** Retries a refused photo. */
    async tryAgain(id: string): Promise<void> {
      await change((queue) => tryAgain(queue, id))
      await flush()
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
