import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler } from '@tanstack/react-start/server'
import type { SiteContext } from '#app/config/site-context.ts'
import { isFunctionPath, isServerCall } from '#app/errors/server-call-path.ts'
import { type Locale, overwriteServerAsyncLocalStorage } from '#app/i18n/paraglide/runtime.js'
import { localeOfRequest, localizedAddressOf } from '#app/i18n/request-locale.ts'
import { hashNonced, nonceSourcesOf } from './inline-sources.ts'
import { answerKolLink } from './kol-link.ts'
import { refusals } from './refusal.ts'
import { renderPage } from './render/render-page.ts'
import { withSecurityHeaders } from './security-headers.ts'
import { answerWellKnown } from './well-known.ts'

const start = createStartHandler(renderPage)

/** Gives messages the language of the request that they are rendered for. */
const requestLocale = new AsyncLocalStorage<{ locale?: Locale }>()
overwriteServerAsyncLocalStorage(requestLocale)

/**
 * The site as one function. The listener has applied limits and made the request id. This finds the
 * locale, lets Start answer and adds the security headers.
 */
export default {
  async fetch(request: Request, context: SiteContext): Promise<Response> {
    const response = await answer(request, context)
    if (!context.isShared)
      return withSecurityHeaders(response, request, context, nonceSourcesOf(context.nonce))
    const { html, inline } = hashNonced(await response.text(), context.nonce)
    return withSecurityHeaders(new Response(html, response), request, context, inline)
  },
}

async function answer(request: Request, context: SiteContext): Promise<Response> {
  if (isServerCall(request) && !isFunctionPath(new URL(request.url).pathname))
    return new Response(refusals.address.text, { status: 404 })
  const early =
    answerWellKnown(request, context.settings) ?? answerKolLink(request, context.settings)
  if (early) return early
  const locale = localeOfRequest(request, context.settings)
  const address = localizedAddressOf(request, locale, context.settings)
  if (address) return new Response(null, { status: 307, headers: { location: address } })
  return requestLocale.run({ locale }, () => start(request, { context }))
}
