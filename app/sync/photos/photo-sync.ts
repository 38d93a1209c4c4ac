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
import { PhotoNotTaken, type PhotoStore, sendQueue } from './send-queue.ts'
import type { UploadAnswer } from './upload-answer.schema.ts'

/** How long whoever saves a photo waits for the server before it counts as kept on the device. */
const patienceMs = 4_000

type PhotoSyncState = {
  /** What the server is not known to have, and what it was sent until pages show it as saved. */
  photos: readonly UnsentPhoto[]
  connection: 'fine' | 'sending' | 'lost' | 'signed-out'
}

export const noUnsentPhotos: PhotoSyncState = { photos: [], connection: 'fine' }

/** What becomes of a photo: in the tracker, on this device for now, or nowhere. */
export type SavedPhoto = UploadAnswer | { kind: 'waiting' } | { kind: 'full' }

type PhotoSyncOptions = {
  store: PhotoStore
  send: (queued: QueuedPhoto) => Promise<UploadAnswer>
  /** What a failed call says of the connection. */
  judge: (error: unknown) => 'lost' | 'signed-out'
  /** The server has taken something, and this device still holds it. */
  onTaken: () => Promise<unknown>
  /** Has what the server knows asked for again. */
  refresh: () => Promise<unknown>
}

export type PhotoSync = ReturnType<typeof createPhotoSync>

/**
 * Photos go the way of all entries: on the device first, then to the server, again and again under
 * their ids until it has answered. Their pictures are too large to go with the others in one call.
 */
export function createPhotoSync({ store, send, judge, onTaken, refresh }: PhotoSyncOptions) {
  let state = noUnsentPhotos
  let sent: UnsentPhoto[] = []
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function publish(queue: PhotoQueue, change: Partial<PhotoSyncState> = {}): void {
    const photos = [...sent, ...photosOf(queue)].map(asShown)
    state = { ...state, ...change, photos }
    for (const listener of listeners) listener()
  }

  /** A store that is read twice gives two pictures; pages go on showing the first. */
  function asShown(photo: UnsentPhoto): UnsentPhoto {
    const shown = state.photos.find(({ id }) => id === photo.id)
    if (!shown) return photo
    return shown.refusal === photo.refusal ? shown : { ...photo, picture: shown.picture }
  }

  /** One after the other; what is kept meanwhile goes along. */
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
      const isSignedOut = error instanceof PhotoNotTaken && error.isSignedOut
      connection = isSignedOut ? 'signed-out' : judge(error)
    }
    if (isAnythingTaken) await refresh()
    sent = []
    publish(await store.read(), { connection })
  }

  /**
   * Keeps a photo and says what became of it in a moment. Of one that the server does not take at all
   * the device keeps nothing; neither does it when there is no room, and then the server has to take it
   * at once.
   * @throws AppError when nothing could be kept anywhere
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
    // What is under way may have looked for more before this photo was there.
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
    /** Takes a photo off this device, and off the server should it have arrived there. */
    async drop(id: string): Promise<void> {
      await change((queue) => markDeleted(queue, id))
      void flush()
    },
    /** For one that the server has deleted already. */
    async forget(id: string): Promise<void> {
      if (state.photos.some((photo) => photo.id === id)) await change((queue) => without(queue, id))
    },
    /** Sends a photo that was refused once more. */
    async tryAgain(id: string): Promise<void> {
      await change((queue) => tryAgain(queue, id))
      await flush()
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
