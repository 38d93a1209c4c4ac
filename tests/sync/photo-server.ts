import type { QueuedPhoto } from '#app/sync/photos/photo-queue.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainFixture } from '#server/backends/main/tests/main-backend.fixture.ts'
import { photoOf } from '#server/backends/main/tests/photo.fixture.ts'
import { listPhotos } from '#server/backends/main/tracker/photos/photo.repository.ts'
import { dropPhoto, savePhoto } from '#server/backends/main/tracker/photos/photo.service.ts'
import type { Photo } from '#server/contract/photo.schema.ts'
import { openTracker } from './tracker-server.ts'

export type PhotoServer = {
  send(queued: QueuedPhoto): Promise<void>
  list(): Promise<Photo[]>
  /** Calls that have arrived once and will arrive again. */
  readonly late: (() => Promise<void>)[]
  /** How many uploads arrived after the deletion of their photo. */
  readonly sentAfterDeletion: number
}

const base64 = photoOf().toString('base64')

/**
 * The photos of a new tracker. It calls the services directly, because authentication and rate limits
 * would dominate the database load.
 */
export async function openPhotoServer(main: MainFixture, member: Member): Promise<PhotoServer> {
  const { context, db } = main
  const trackerId = await openTracker(main, member)
  const deleted = new Set<string>()
  let sentAfterDeletion = 0
  return {
    late: [],
    get sentAfterDeletion() {
      return sentAfterDeletion
    },
    async send(queued) {
      const { id } = queued
      if ('isDeleted' in queued) {
        await dropPhoto(context, member, { trackerId, id })
        deleted.add(id)
        return
      }
      if (deleted.has(id)) sentAfterDeletion += 1
      const photo = { id, takenOn: queued.takenOn, base64 }
      await savePhoto(context, member, { trackerId, photo })
    },
    list: () => listPhotos(db, trackerId),
  }
}
