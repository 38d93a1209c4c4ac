import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { calmModeSchema } from '#server/contract/calm-mode.schema.ts'
import { callMain } from './main-backend.server.ts'

/** Returns false if the main backend has no such setting. */
export async function readCalmMode(context: SiteContext): Promise<boolean> {
  try {
    const { isCalm } = await callMain(context, 'v1/calm-mode', calmModeSchema)
    return isCalm
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}
