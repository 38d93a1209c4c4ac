import type { QueryKey } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type PublicSettings, publicSettingsOf } from '#app/config/public-settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { readOnWithoutConnection } from '#app/errors/read-on.ts'
import { localePathRewrite } from '#app/i18n/locale-path.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'
import { parseSearch, stringifySearch } from '#app/lib/string-search.ts'
import { loadQueryClient, type Queries } from '#app/queries/load-query-client.ts'
import { dropStructuredData } from '#app/seo/json-ld.ts'
import type { RouterContext } from '#app/session/router-context.ts'
import { createSessionStore } from '#app/session/session-store.ts'
import { localePrefixAttribute } from '#app/shell/document-attributes.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { isOnFirstPage, leaveFirstPage } from '#app/ui/first-page.ts'
import { MemberLinks } from './routes/-site-layout.tsx'
import { routeTree } from './routeTree.gen.ts'

/** How long a page, also one fetched ahead, is shown again as it was (specification, section 9). */
const pageFreshForMs = 5_000
/** How many routes are fetched ahead at once; a pointer that sweeps a list would ask for all. */
const preloadsAtOnce = 4

export function getRouter() {
  const queries: Queries = {}
  const session = createSessionStore()
  const { nonce, hasLocalePrefix, ...fromRequest } = renderContext()
  const context: RouterContext = { queries, session, ...fromRequest }
  const router = createRouter({
    routeTree,
    context,
    ssr: { nonce },
    ...(hasLocalePrefix && { rewrite: localePathRewrite(() => getLocale()) }),
    parseSearch,
    stringifySearch,
    // The first page is scrolled by its HTML; whoever has scrolled it since then stays there.
    scrollRestoration: () => import.meta.env.SSR || !isOnFirstPage(),
    defaultErrorComponent: ErrorScreen,
    defaultPreload: 'intent',
    defaultStaleTime: pageFreshForMs,
    defaultPreloadStaleTime: pageFreshForMs,
    dehydrate: () => ({ ...fromRequest, member: session.get(), answers: answersOf(queries) }),
    hydrate: async ({ member, answers, ...fromServer }) => {
      Object.assign(context, fromServer)
      session.start(member)
      if (answers) await keepAnswers(queries, JSON.parse(answers))
      // React drops a press on what it has the HTML of, but not yet the code.
      if (member) await MemberLinks.preload?.()
    },
  })
  const inTurn = limitConcurrency(preloadsAtOnce)
  const preloadRoute: typeof router.preloadRoute = router.preloadRoute
  // Code that did not come is not asked for again, so nothing is fetched ahead without a connection.
  router.preloadRoute = (options) =>
    navigator.onLine ? inTurn(() => preloadRoute(options)) : Promise.resolve(undefined)
  if (!router.isServer) {
    readOnWithoutConnection(router)
    router.subscribe('onBeforeNavigate', leaveFirstPage)
    router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && dropStructuredData())
    const stop = router.subscribe('onRendered', () => {
      stop()
      // Of what was scrolled before it listened the router hears now, to bring the visitor back there.
      document.dispatchEvent(new Event('scroll'))
    })
  }
  return router
}

type Answer = readonly [key: QueryKey, data: unknown]

/**
 * What the queries of a page found, as JSON. Nothing says when: the browser counts it as fresh from
 * the moment it arrives, and a page with the same content is the same page.
 */
function answersOf({ client }: Queries): string | undefined {
  const answers = client?.getQueriesData({ predicate: ({ state }) => state.status === 'success' })
  return answers && JSON.stringify(answers satisfies Answer[])
}

async function keepAnswers(queries: Queries, answers: Answer[]): Promise<void> {
  const client = await loadQueryClient({ queries })
  for (const [key, data] of answers) client.setQueryData(key, data)
}

type RenderContext = Pick<RouterContext, 'settings' | 'requestId'> & {
  nonce: string | undefined
  hasLocalePrefix: boolean
}

/** On the server from the request; in the browser it arrives with the first page. */
const renderContext = createIsomorphicFn()
  .server((): RenderContext => {
    const { nonce, requestId, settings } = getGlobalStartContext() as SiteContext
    const publicSettings = publicSettingsOf(settings)
    const { hasLocalePrefix } = publicSettings
    // A page for everybody is of no request.
    return { nonce, hasLocalePrefix, requestId: nonce ? requestId : '', settings: publicSettings }
  })
  .client(
    (): RenderContext => ({
      nonce: undefined,
      // The address is read before the settings arrive, so the document itself says it.
      hasLocalePrefix: document.documentElement.hasAttribute(localePrefixAttribute),
      requestId: '',
      settings: {} as PublicSettings,
    }),
  )
