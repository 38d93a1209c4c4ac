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
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { nextTurn } from './next-turn.ts'
import { startAfterPaint } from './start-after-paint.ts'

type Page = Parameters<Parameters<typeof defineHandlerCallback>[0]>[0]
type Router = Page['router']
type Rendered = { html: string; errors: unknown[] }

/**
 * The end of the marker `<!--$!-->`, which React writes where a Suspense boundary failed or suspended.
 * Searching for the whole marker is ten times slower, because every tag begins with `<`.
 */
const abandonedBoundary = '$!-->'

/** `Retry-After` of a page that a backend outage broke. */
const retryAfterSeconds = '5'

/**
 * Renders a page to a string. A loader or component that throws is logged under the request id. The
 * answer is the error screen with status 500, or 503 during a backend outage. Server functions log
 * their own failures.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const { logError } = getGlobalStartContext() as SiteContext
  const failures = router.stores.matches
    .get()
    .flatMap(({ status, error }) => (status === 'error' ? [error] : []))
  for (const error of failures) if (!(error instanceof AppError)) logError(error)
  allowSecondRender(router)
  // The development server adds scripts that must run before those of the page.
  if (!import.meta.env.DEV) paintFirst(router)
  await nextTurn()
  try {
    const { html, errors } = await renderOnce(router)
    for (const error of errors) logError(error)
    const body = errors.length === 0 ? html : await renderBroken(router, errors[0])
    const isOut = [...failures, ...errors].some(isOutage)
    if (isOut) responseHeaders.set('retry-after', retryAfterSeconds)
    const page = await transformHtmlStringWithRouter(router, body)
    // A browser reads U+0000 as another character, so a script's hash would not match.
    return new Response(page.replaceAll('\0', ''), {
      status: isOut ? 503 : errors.length > 0 ? 500 : getSsrStatus(router),
      headers: responseHeaders,
    })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The router hands its start scripts out once. The error screen is a second render and needs them too. */
function allowSecondRender({ serverSsr }: Router): void {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take> | undefined
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= take()
    return taken
  }
}

function paintFirst(router: Router): void {
  const manifest = router.ssr?.manifest
  if (!manifest) return
  const routeIds = router.stores.matches.get().map(({ routeId }) => routeId)
  router.ssr = { manifest: startAfterPaint(manifest, routeIds) }
}

/** Returns true if a backend is out of service, for example because its database is down. */
function isOutage(error: unknown): boolean {
  return error instanceof AppError && error.status === 503
}

/**
 * Renders synchronously. If a boundary was abandoned, React prerenders once, which waits for every
 * lazy component and reports every error. The synchronous render then has all code at hand. Its
 * result is used, because a prerender moves late content with scripts that carry no nonce.
 */
async function renderOnce(router: Router): Promise<Rendered> {
  try {
    const html = renderFast(router)
    if (!html.includes(abandonedBoundary)) return { html, errors: [] }
  } catch (error) {
    return { html: '', errors: [error] }
  }
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(createElement(RouterServer, { router }), {
    onError: (error) => void errors.push(error),
  })
  await text(prelude)
  return { html: errors.length === 0 ? renderFast(router) : '', errors }
}

function renderFast(router: Router): string {
  return renderToString(createElement(RouterServer, { router }))
}

/** Renders the error screen inside the innermost layout that does not throw itself. */
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
