import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import type { ZipFile } from '#app/lib/zip.server.ts'
import { type PhotoFile, photoFileSchema } from '#server/contract/photo.schema.ts'
import { openMainLines } from './main-backend.server.ts'

/**
 * Streams the photos of one tracker or of all as archive files. Yields none if the backend stores
 * no photos.
 */
export async function openPhotoArchive(
  context: SiteContext,
  trackerId?: string,
): Promise<AsyncIterable<ZipFile>> {
  const path = trackerId ? `v1/photos?tracker=${trackerId}` : 'v1/photos'
  const photos = await openMainLines(context, path, photoFileSchema).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return []
    throw error
  })
  return filesOf(photos, context)
}

async function* filesOf(
  photos: Iterable<PhotoFile> | AsyncIterable<PhotoFile>,
  context: SiteContext,
): AsyncGenerator<ZipFile> {
  try {
    for await (const { trackerId, id, takenOn, type, base64 } of photos) {
      const ending = type === 'image/png' ? 'png' : 'jpg'
      const content = new Uint8Array(Buffer.from(base64, 'base64'))
      yield { name: `photos/${trackerId}/${takenOn}-${id}.${ending}`, content }
    }
  } catch (error) {
    // The response has begun, so it can only be aborted.
    if (error instanceof Error) context.logError(error)
    throw error
  }
}
