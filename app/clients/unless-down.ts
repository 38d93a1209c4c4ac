import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'

/**
 * What a backend answers, for a page that can do without: undefined, and a line in the log, when it
 * fails. A fault of ours is thrown.
 */
export async function unlessDown<Answer>(
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
