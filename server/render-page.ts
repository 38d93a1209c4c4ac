import { text } from 'node:stream/consumers'
import {
  defineHandlerCallback,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
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
export const renderPage = defineHandlerCallback(async (page) => {
  const { logError } = getGlobalStartContext() as SiteContext
  const failures = page.router.stores.matches
    .get()
    .flatMap(({ status, error }) => (status === 'error' ? [error] : []))
  for (const error of failures) if (!(error instanceof AppError)) logError(error)
  let isBroken = false
  const response = await renderSsrHtmlResponse({
    ...page,
    render: async () => {
      const { html, errors } = await renderOnce(page.router)
      if (errors.length === 0) return html
      isBroken = true
      for (const error of errors) logError(error)
      failures.push(...errors)
      return renderBroken(page.router, errors[0])
    },
  })
  if (failures.some(isOutage))
    return withStatus(503, response, { 'retry-after': retryAfterSeconds })
  return isBroken ? withStatus(500, response) : response
})

/** A backend cannot answer at the moment, for example because its database is away. */
function isOutage(error: unknown): boolean {
  return error instanceof AppError && error.status === 503
}

function withStatus(status: number, response: Response, more: Record<string, string> = {}) {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Response(response.body, { status, headers })
}

/**
 * Renders fast, and only when a part was abandoned once more with all of its waiting and its
 * errors: the fast way says neither what broke nor that something did.
 */
async function renderOnce(router: Router): Promise<Rendered> {
  try {
    const html = withStart(renderToString(createElement(RouterServer, { router })), router)
    if (!html.includes(abandonedPart)) return { html, errors: [] }
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
