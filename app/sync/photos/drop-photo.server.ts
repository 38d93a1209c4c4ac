import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'

/** Treats a 404 as success: an unknown tracker, or a backend without photos, has nothing to delete. */
export async function deletePhoto(
  context: SiteContext,
  trackerId: string,
  id: string,
): Promise<void> {
  const path = `v1/trackers/${trackerId}/photos/delete`
  try {
    await callMain(context, path, v.null(), { method: 'post', json: { id } })
  } catch (error) {
    if (!(error instanceof AppError && error.status === 404)) throw error
  }
}
