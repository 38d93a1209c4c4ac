import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'

/**
 * Awaits a reply that the page can do without. Logs an AppError and returns undefined; rethrows any
 * other error.
 */
export async function undefinedIfFailed<Answer>(
  { logError }: Pick<SiteContext, 'logError'>,
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    logError(error)
    return undefined
  }
}
