import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import {
  requireLockedTracker,
  requireTracker,
} from '#server/backends/main/tracker/trackers/require-tracker.ts'
import { cleanPhoto } from '#server/clean-photo/clean-photo.ts'
import { mostPhotos, type Photo } from '#server/contract/photo.schema.ts'
import {
  countOtherPhotos,
  deletePhoto,
  findPicture,
  isPhotoDeleted,
  upsertPhoto,
} from './photo.repository.ts'

type NewPhoto = Photo & { base64: string }

/**
 * Saves a photo without its metadata. Ignores a photo whose id was deleted, and answers as for a
 * saved one.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker; `PHOTO_UNREADABLE`,
 * `TOO_MANY_PHOTOS`
 */
export async function savePhoto(
  { db, clock }: MainContext,
  { user }: Member,
  { trackerId, photo }: { trackerId: string; photo: NewPhoto },
): Promise<Photo> {
  const { id, takenOn, base64 } = photo
  await requireTracker(db, { trackerId, userId: user.id })
  const clean = cleanPhoto(Buffer.from(base64, 'base64'))
  if (!clean) throw new MainFailure('PHOTO_UNREADABLE')
  await db.transaction(async (tx) => {
    await requireLockedTracker(tx, { trackerId, userId: user.id })
    if (await isPhotoDeleted(tx, { trackerId, id })) return
    if ((await countOtherPhotos(tx, { trackerId, id })) >= mostPhotos)
      throw new MainFailure('TOO_MANY_PHOTOS')
    await upsertPhoto(tx, { trackerId, id, takenOn, ...clean, createdAt: clock.now() })
  })
  return { id, takenOn }
}

/**
 * Deletes a photo for good: a later upload under its id is ignored.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function dropPhoto(
  { db, clock }: MainContext,
  { user }: Member,
  photo: { trackerId: string; id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireLockedTracker(tx, { trackerId: photo.trackerId, userId: user.id })
    await deletePhoto(tx, { ...photo, deletedAt: clock.now() })
  })
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker; `ERR_NO_PHOTO` */
export async function readPicture(
  { db }: MainContext,
  { user }: Member,
  { trackerId, id }: { trackerId: string; id: string },
) {
  await requireTracker(db, { trackerId, userId: user.id })
  const picture = await findPicture(db, { trackerId, id })
  if (!picture) throw new MainFailure('ERR_NO_PHOTO')
  return { type: picture.type, base64: Buffer.from(picture.content).toString('base64') }
}
