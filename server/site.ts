import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ServerMiddleware } from 'srvx'
import type { Settings } from '#app/config/settings.ts'
import type { BackendAddress, SiteContext } from '#app/config/site-context.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { renderPublicPage } from '#server/page-cache/render-public-page.ts'
import { serveCachedPages } from '#server/page-cache/serve-cached-pages.ts'
import { compressAnswer } from './content-coding.ts'
import { demoFactsOf, type EmbeddedBackends, openEmbeddedBackends } from './embedded-backends.ts'
import { listen, type RequestCall } from './listen.ts'
import type { Running } from './run-program.ts'
import { openSharedRenewals } from './shared-renewals.ts'

/** The built site, or the development server's current one. */
export type SiteEntry = {
  fetch(request: Request, context: SiteContext): Promise<Response>
}

type SiteOptions = {
  settings: Settings
  log: Logger
  loadEntry: () => Promise<SiteEntry>
  middleware: ServerMiddleware[]
  /** Whether a demo gets a session whose room is open now. */
  opensDemoRoom?: boolean
  /** True if pages without personal data are rendered once and cached. */
  cachesPages: boolean
}

/** Opens the backends that have no configured URL, and serves the site on top of them. */
export async function openSite({
  settings,
  log,
  loadEntry,
  middleware,
  opensDemoRoom = false,
  cachesPages,
}: SiteOptions): Promise<Running> {
  const embedded = isAllExternal(settings)
    ? undefined
    : await openEmbeddedBackends(settings, log, {
        publicPathsOrigin: settings.PUBLIC_ORIGIN,
        opensDemoRoom,
      })
  const findBackends = () => ({
    main: addressOf(settings.MAIN_API_URL, embedded?.main),
    cms: addressOf(settings.CMS_API_URL, embedded?.cms),
    blog: addressOf(settings.BLOG_API_URL, embedded?.blog),
  })
  let backends = findBackends()
  const renewals = await openSharedRenewals(settings, log, embedded)
  const render = async (request: Request, call: RequestCall, read = backends): Promise<Response> =>
    (await loadEntry()).fetch(request, {
      ...call,
      settings,
      backends: read,
      shareRenewal: renewals.share,
      renderGuestPage,
    })
  const renderGuestPage: SiteContext['renderGuestPage'] = async (page, read) => {
    const renderFrom = (request: Request, call: RequestCall) => render(request, call, read)
    return (await renderPublicPage({ render: renderFrom, settings, log })(page)).response
  }
  const pages = cachesPages
    ? createPageCache(renderPublicPage({ render, settings, log }))
    : undefined
  const cachedPages = pages && serveCachedPages(pages, settings)
  await embedded?.watchContent(() => {
    // New backend addresses also discard every cached read of the old ones.
    backends = findBackends()
    pages?.drop()
  })
  const listener = await listen({
    settings,
    port: settings.PORT,
    log,
    methods: ['GET', 'HEAD', 'POST'],
    ready: async () => embedded?.ready(),
    middleware: [...(embedded ? [servePublicPaths(embedded)] : []), ...middleware],
    answerAtOnce: cachedPages?.answerAtOnce,
    answer: async (request, call) =>
      (await cachedPages?.answer(request, call.requestId)) ??
      compressAnswer(await render(request, call), request),
  })
  announce(settings, embedded)
  return {
    async close() {
      await listener.close()
      await renewals.close?.()
      await embedded?.close()
    },
  }
}

function isAllExternal(settings: Settings): boolean {
  return Boolean(settings.MAIN_API_URL && settings.CMS_API_URL && settings.BLOG_API_URL)
}

function addressOf(url: string | undefined, embedded: Hono | undefined): BackendAddress {
  if (url) return { baseUrl: url, fetch }
  if (!embedded) throw new Error('A backend has neither an address nor an embedded form')
  return {
    // Never resolved: the embedded backend answers the request object.
    baseUrl: 'http://embedded.invalid',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      // Only the site calls this, and the header holds the address that the listener determined.
      const clientAddress = request.headers.get('x-forwarded-for')
      return embedded.fetch(request, { clientAddress })
    },
  }
}

function servePublicPaths({ publicPaths }: EmbeddedBackends): ServerMiddleware {
  return (request, next) => {
    const { pathname } = new URL(request.url)
    const isPublicPath = pathname.startsWith('/demo/') || pathname.startsWith('/payments/')
    return isPublicPath ? publicPaths.fetch(request) : next()
  }
}

function announce(settings: Settings, embedded: EmbeddedBackends | undefined): void {
  const lines = [
    `${settings.PRODUCT_NAME} is at ${settings.PUBLIC_ORIGIN}`,
    ...(embedded ? demoFactsOf(embedded, settings.PUBLIC_ORIGIN) : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
