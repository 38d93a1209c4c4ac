import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type PublicSettings, publicSettingsOf } from '#app/config/public-settings.ts'
import type { RouterContext } from '#app/config/router-context.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { localePathRewrite } from '#app/i18n/locale-path.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { atMost } from '#app/lib/at-most.ts'
import { parseSearch, stringifySearch } from '#app/lib/string-search.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { localePrefixAttribute } from '#app/shell/document-attributes.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { isOnFirstPage, leaveFirstPage } from '#app/ui/first-page.ts'
import { MemberLinks } from './routes/-site-layout.tsx'
import { routeTree } from './routeTree.gen.ts'

/** How long server data counts as fresh. */
const freshForMs = 5_000
/** How many routes are fetched ahead at once; a pointer that sweeps a list would ask for all. */
const preloadsAtOnce = 4

export function getRouter() {
  // What a browser says of its connection is a guess: a call that fails says why, one that waits does not.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshForMs, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  const { nonce, hasLocalePrefix, ...fromRequest } = renderContext()
  const context: RouterContext = { queryClient, ...fromRequest }
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
    // The query cache decides what is fresh; the router must not keep a second opinion.
    defaultPreloadStaleTime: 0,
    dehydrate: () => ({ ...fromRequest, queries: JSON.stringify(answersOf(queryClient)) }),
    hydrate: async ({ queries, ...fromServer }) => {
      Object.assign(context, fromServer)
      for (const [key, data] of JSON.parse(queries) as Answer[]) queryClient.setQueryData(key, data)
      const { queryKey } = sessionQueries.member()
      context.isForNobody = !queryClient.getQueryState(queryKey)
      // React drops a press on what it has the HTML of, but not yet the code.
      if (queryClient.getQueryData(queryKey)) await MemberLinks.preload?.()
    },
  })
  const inTurn = atMost(preloadsAtOnce)
  const preloadRoute: typeof router.preloadRoute = router.preloadRoute
  router.preloadRoute = (options) => inTurn(() => preloadRoute(options))
  if (!router.isServer) {
    router.subscribe('onBeforeNavigate', leaveFirstPage)
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
 * What the queries of a page found. Nothing says when: the browser counts it as fresh from the moment
 * it arrives, and a page with the same content is the same page.
 */
function answersOf(queryClient: QueryClient): Answer[] {
  return queryClient.getQueriesData({
    predicate: ({ state }) => state.status === 'success',
  }) as Answer[]
}

type RenderContext = Omit<RouterContext, 'queryClient'> & {
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
