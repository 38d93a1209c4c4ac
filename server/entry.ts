import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler } from '@tanstack/react-start/server'
import type { SiteContext } from '#app/config/site-context.ts'
import { type Locale, overwriteServerAsyncLocalStorage } from '#app/i18n/paraglide/runtime.js'
import { localeOfRequest, localizedAddressOf } from '#app/i18n/request-locale.ts'
import { inlineHashesOf, nonceSourcesOf } from './inline-sources.ts'
import { answerKolLink } from './kol-link.ts'
import { withText } from './render/page-text.ts'
import { renderPage } from './render/render-page.ts'
import { withSecurityHeaders } from './security-headers.ts'

const start = createStartHandler(renderPage)

/** Where messages look for the language of the request that they are written for. */
const requestLocale = new AsyncLocalStorage<{ locale?: Locale }>()
overwriteServerAsyncLocalStorage(requestLocale)

/**
 * The site as one function: limits and the request id have been dealt with by the listener; here
 * the locale is found, Start answers, and every answer gets the security headers.
 */
export default {
  async fetch(request: Request, context: SiteContext): Promise<Response> {
    const answered = withText(await answer(request, context), request)
    if (context.nonce)
      return withSecurityHeaders(answered, request, context, nonceSourcesOf(context.nonce))
    const html = await answered.text()
    const response = new Response(html, answered)
    return withSecurityHeaders(response, request, context, inlineHashesOf(html))
  },
}

async function answer(request: Request, context: SiteContext): Promise<Response> {
  const kolAnswer = answerKolLink(request, context.settings)
  if (kolAnswer) return kolAnswer
  const locale = localeOfRequest(request, context.settings)
  const address = localizedAddressOf(request, locale, context.settings)
  if (address) return new Response(null, { status: 307, headers: { location: address } })
  return requestLocale.run({ locale }, () => start(request, { context }))
}
