import { getGlobalStartContext } from '@tanstack/react-start'
import {
  createStartHandler,
  defaultRenderHandler,
  defineHandlerCallback,
} from '@tanstack/react-start/server'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { paraglideMiddleware } from '#app/i18n/paraglide/server.js'
import { withSecurityHeaders } from './security-headers.ts'

/** Renders the page, and logs what made a route fail; server functions log their own failures. */
const renderPage = defineHandlerCallback((page) => {
  const context = getGlobalStartContext() as SiteContext
  for (const { status, error } of page.router.stores.matches.get())
    if (status === 'error' && !(error instanceof AppError)) context.logError(error)
  return defaultRenderHandler(page)
})

const start = createStartHandler(renderPage)

/**
 * The site as one function: limits and the request id have been dealt with by the listener; here
 * the locale is found, Start answers, and every answer gets the security headers.
 */
export default {
  async fetch(request: Request, context: SiteContext): Promise<Response> {
    const response = await paraglideMiddleware(request, () => start(request, { context }))
    return withSecurityHeaders(response, context)
  },
}
