import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { clientSchema } from '#server/contract/auth.schema.ts'
import { callMain } from './main-backend.server.ts'

/**
 * Returns the id of the member's client area, or null. Also null during an outage, which must not
 * block the page.
 */
export async function findClientId(context: SiteContext): Promise<string | null> {
  try {
    const { id } = await callMain(context, 'v1/clients', clientSchema)
    return id ? String(id) : null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return null
  }
}
