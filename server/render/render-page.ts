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
import { type FindWrittenPart, WrittenPartsContext } from '#app/lib/written-parts.ts'
import { type EncodedTexts, encodedTexts } from './encoded-texts.ts'
import { nextTurn } from './next-turn.ts'
import { answerWithoutText } from './page-text.ts'
import { startAfterPaint } from './start-after-paint.ts'
import { writtenPartsOf } from './written-parts.ts'

type Page = Parameters<Parameters<typeof defineHandlerCallback>[0]>[0]
type Router = Page['router']
type Rendered = { html: string; errors: unknown[] }

/**
 * How React ends what it leaves in place of a part that it could not render on the server,
 * `<!--$!-->`. It begins like every tag, which makes the whole ten times slower to look for.
 */
const abandonedPart = '$!-->'

/** What the router puts in front of a page. */
const doctype = '<!DOCTYPE html>'

/** By their text, which comes from the build: as many as routes have been asked for. */
const encodedStyles = new Map<string, Buffer>()

/** What a page that a backend's outage broke tells its readers, and machines above all, to wait. */
const retryAfterSeconds = '5'

/**
 * Renders a page. Whatever breaks it, a loader or a component, is logged under the request's id and
 * answered by the error screen with status 500, or 503 while a backend is out of service; server
 * functions log their own failures.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const { logError } = getGlobalStartContext() as SiteContext
  const failures = router.stores.matches
    .get()
    .flatMap(({ status, error }) => (status === 'error' ? [error] : []))
  for (const error of failures) if (!(error instanceof AppError)) logError(error)
  keepStartScripts(router)
  const texts = encodedTexts()
  // The development server has scripts of its own that come before those of the page, and other styles.
  if (!import.meta.env.DEV) paintFirst(router, texts)
  await nextTurn()
  try {
    const parts = writtenPartsOf(router.stores.matches.get().at(-1))
    const findPart: FindWrittenPart = (name) => {
      const part = parts.find(name)
      return part && texts.markOf(part)
    }
    const { html, errors } = await renderOnce(router, findPart)
    // Without a cookie nobody in particular has asked: the page is anybody's.
    if (errors.length === 0 && !request.headers.has('cookie')) parts.keep(html)
    for (const error of errors) logError(error)
    const body = errors.length === 0 ? html : await renderBroken(router, errors[0])
    const isOut = [...failures, ...errors].some(isOutage)
    if (isOut) responseHeaders.set('retry-after', retryAfterSeconds)
    const page = await transformHtmlStringWithRouter(router, body)
    const isOnlyJoined = page.length === doctype.length + body.length
    return answerWithoutText(request, {
      html: isOnlyJoined ? [doctype, ...texts.piecesOf(body)] : texts.piecesOf(page),
      status: isOut ? 503 : errors.length > 0 ? 500 : getSsrStatus(router),
      headers: responseHeaders,
    })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The router gives what starts a page in the browser to the first rendering alone; a second one needs it too. */
function keepStartScripts({ serverSsr }: Router): void {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take> | undefined
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= take()
    return taken
  }
}

function paintFirst(router: Router, { markOf }: EncodedTexts): void {
  const manifest = router.ssr?.manifest
  if (!manifest) return
  const routeIds = router.stores.matches.get().map(({ routeId }) => routeId)
  const { inlineStyle, ...others } = startAfterPaint(manifest, routeIds)
  const { children: css } = inlineStyle ?? {}
  const style = css ? { ...inlineStyle, children: markOf(encodedStyle(css)) } : inlineStyle
  router.ssr = { manifest: { ...others, ...(style && { inlineStyle: style }) } }
}

/** A page's styles are a third of its text, and the same in all pages. */
function encodedStyle(css: string): Buffer {
  const encoded = encodedStyles.get(css) ?? Buffer.from(css)
  encodedStyles.set(css, encoded)
  return encoded
}

/** A backend cannot answer at the moment, for example because its database is away. */
function isOutage(error: unknown): boolean {
  return error instanceof AppError && error.status === 503
}

/**
 * Renders fast. When a part was abandoned, the fast way says neither what broke nor that something
 * did: then React once waits for everything and hears every error. What it had to wait for is there
 * by then, so the fast way renders it; React itself would put it in place by scripts without a nonce.
 */
async function renderOnce(router: Router, findPart?: FindWrittenPart): Promise<Rendered> {
  try {
    const html = renderFast(router, findPart)
    if (!html.includes(abandonedPart)) return { html, errors: [] }
  } catch (error) {
    return { html: '', errors: [error] }
  }
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(createElement(RouterServer, { router }), {
    onError: (error) => void errors.push(error),
  })
  await text(prelude)
  return { html: errors.length === 0 ? renderFast(router, findPart) : '', errors }
}

function renderFast(router: Router, findPart?: FindWrittenPart): string {
  const page = createElement(RouterServer, { router })
  // While a part is being developed, it is written anew each time.
  const value = import.meta.env.DEV ? undefined : findPart
  return renderToString(createElement(WrittenPartsContext, { value }, page))
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
