import { text } from 'node:stream/consumers'
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { FastResponse } from 'srvx'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { startAfterPaint } from './start-after-paint.ts'

type Page = Parameters<Parameters<typeof defineHandlerCallback>[0]>[0]
type Router = Page['router']
type Rendered = { html: string; errors: unknown[] }

/** What React leaves in place of a part that it could not render on the server. */
const abandonedPart = '<!--$!-->'

/** What a page that a backend's outage broke tells its readers, and machines above all, to wait. */
const retryAfterSeconds = '5'

/**
 * Renders a page. Whatever breaks it, a loader or a component, is logged under the request's id and
 * answered by the error screen with status 500, or 503 while a backend is out of service; server
 * functions log their own failures.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const { logError } = getGlobalStartContext() as SiteContext
  const failures = router.stores.matches
    .get()
    .flatMap(({ status, error }) => (status === 'error' ? [error] : []))
  for (const error of failures) if (!(error instanceof AppError)) logError(error)
  try {
    const { html, errors } = await renderOnce(router)
    for (const error of errors) logError(error)
    const body = errors.length === 0 ? html : await renderBroken(router, errors[0])
    const isOut = [...failures, ...errors].some(isOutage)
    if (isOut) responseHeaders.set('retry-after', retryAfterSeconds)
    // Written to the socket as the string that it is.
    return new FastResponse(await transformHtmlStringWithRouter(router, body), {
      status: isOut ? 503 : errors.length > 0 ? 500 : getSsrStatus(router),
      headers: responseHeaders,
    })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** A backend cannot answer at the moment, for example because its database is away. */
function isOutage(error: unknown): boolean {
  return error instanceof AppError && error.status === 503
}

/**
 * Renders fast, and only when a part was abandoned once more with all of its waiting and its
 * errors: the fast way says neither what broke nor that something did.
 */
async function renderOnce(router: Router): Promise<Rendered> {
  try {
    const html = renderToString(createElement(RouterServer, { router }))
    if (!html.includes(abandonedPart)) return { html: withStart(html, router), errors: [] }
  } catch (error) {
    return { html: '', errors: [error] }
  }
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(createElement(RouterServer, { router }), {
    onError: (error) => void errors.push(error),
  })
  return { html: withStart(await text(prelude), router), errors }
}

/** The development server puts scripts of its own before those of the page. */
function withStart(html: string, router: Router): string {
  return import.meta.env.DEV ? html : startAfterPaint(html, router.options.ssr?.nonce)
}

/** The error screen as far in as it can be shown: inside the layouts, unless they are what broke. */
async function renderBroken(router: Router, error: unknown): Promise<string> {
  for (const { routeId } of router.stores.matches.get().toReversed()) {
    router.stores.byRoute
      .get(routeId)
      ?.set((match) => match && { ...match, status: 'error', error })
    const { html, errors } = await renderOnce(router)
    if (errors.length === 0) return html
  }
  throw error
}
