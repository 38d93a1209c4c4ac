import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { photoListSchema } from '#server/contract/photo.schema.ts'

/** Returns null if the tracker is not the member's or the backend has no photos. */
export async function listPhotos(context: SiteContext, trackerId: string) {
  try {
    return await callMain(context, `v1/trackers/${trackerId}/photos`, photoListSchema)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
