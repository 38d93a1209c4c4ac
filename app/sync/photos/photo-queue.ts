import type { PhotoRefusal, UploadAnswer } from './upload-answer.schema.ts'

/** A photo that the server has not confirmed. */
export type UnsentPhoto = {
  id: string
  takenOn: string
  picture: Blob
  /** Why the server refused it; the member has to retry or delete it. */
  refusal?: PhotoRefusal
}

/** A photo deleted before the server confirmed it; the deletion is sent in case the upload arrived. */
type DeletedPhoto = { id: string; isDeleted: true }

export type QueuedPhoto = UnsentPhoto | DeletedPhoto

/** Unconfirmed photos and deletions, oldest first. */
export type PhotoQueue = readonly QueuedPhoto[]

/** The limits per tracker on one device. Twenty photos as the page makes them take 10 MB. */
const mostUnsentPhotos = 20
const mostUnsentBytes = 40 * 1024 * 1024

export function photosOf(queue: PhotoQueue): UnsentPhoto[] {
  return queue.filter((queued) => 'picture' in queued)
}

export function hasRoomFor(queue: PhotoQueue, { id, picture }: UnsentPhoto): boolean {
  const others = photosOf(without(queue, id))
  const byteCount = others.reduce((sum, other) => sum + other.picture.size, picture.size)
  return others.length < mostUnsentPhotos && byteCount <= mostUnsentBytes
}

/** Adds a photo, or replaces the one with its id. */
export function put(queue: PhotoQueue, photo: UnsentPhoto): PhotoQueue {
  return [...without(queue, photo.id), photo]
}

/** Returns the queue after an answer. A photo deleted during its upload stays, to be deleted there. */
export function settle(queue: PhotoQueue, sent: QueuedPhoto, answer: UploadAnswer): PhotoQueue {
  if (answer.kind === 'failed') return queue
  return queue.flatMap((queued) => {
    if (queued.id !== sent.id || 'isDeleted' in queued !== 'isDeleted' in sent) return [queued]
    const isRefused = answer.kind === 'refused' && 'picture' in queued
    return isRefused ? [{ ...queued, refusal: answer.reason }] : []
  })
}

export function markDeleted(queue: PhotoQueue, id: string): PhotoQueue {
  return queue.map((queued) => (queued.id === id ? { id, isDeleted: true } : queued))
}

export function tryAgain(queue: PhotoQueue, id: string): PhotoQueue {
  return queue.map((queued) => {
    if (queued.id !== id || !('refusal' in queued)) return queued
    const { refusal: _, ...photo } = queued
    return photo
  })
}

export function without(queue: PhotoQueue, id: string): PhotoQueue {
  return queue.filter((queued) => queued.id !== id)
}
