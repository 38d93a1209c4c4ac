import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { PhotoFile } from '#server/contract/photo.schema.ts'
import { findPicture, listPhotosOf } from './photo.repository.ts'

/** Yields every photo with its picture, one by one, so only one is in memory. */
export async function* readPhotoFiles(
  { db }: MainContext,
  { user }: Member,
  trackerId: string | undefined,
): AsyncGenerator<PhotoFile> {
  for (const photo of await listPhotosOf(db, { userId: user.id, trackerId })) {
    const picture = await findPicture(db, photo)
    // The photo was deleted since the list was read.
    if (!picture) continue
    const base64 = Buffer.from(picture.content).toString('base64')
    yield { ...photo, type: picture.type, base64 }
  }
}
