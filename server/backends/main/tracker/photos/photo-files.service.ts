import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { PhotoFile } from '#server/contract/photo.schema.ts'
import { findPicture, listPhotosOf } from './photo.repository.ts'

/** Every photo with its picture, one after the other: no more than one is ever in memory. */
export async function* readPhotoFiles(
  { db }: MainContext,
  { user }: Member,
  trackerId: string | undefined,
): AsyncGenerator<PhotoFile> {
  for (const photo of await listPhotosOf(db, { userId: user.id, trackerId })) {
    const picture = await findPicture(db, photo)
    // One that was deleted meanwhile is left out.
    if (!picture) continue
    const base64 = Buffer.from(picture.content).toString('base64')
    yield { ...photo, type: picture.type, base64 }
  }
}
