import type { QueryKey } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type PublicSettings, publicSettingsOf } from '#app/config/public-settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { localePathRewrite } from '#app/i18n/locale-path.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'
import { parseSearch, stringifySearch } from '#app/lib/string-search.ts'
import { loadQueryClient, type Queries } from '#app/queries/load-query-client.ts'
import { dropStructuredData } from '#app/seo/json-ld.ts'
import { followPageMember } from '#app/session/page-member.ts'
import type { RouterContext } from '#app/session/router-context.ts'
import { createSessionStore } from '#app/session/session-store.ts'
import { localePrefixAttribute } from '#app/shell/document-attributes.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { isOnFirstPage, leaveFirstPage } from '#app/ui/first-page.ts'
import { MemberLinks } from './routes/-site-layout.tsx'
import { routeTree } from './routeTree.gen.ts'

/** How long a loaded or preloaded page stays fresh (specification, section 9). */
const pageFreshForMs = 5_000
/** How many routes are preloaded at once; a pointer that sweeps over a list would ask for all. */
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
    // Otherwise the origin of the request, which its sender chooses.
    ...(import.meta.env.SSR && { origin: fromRequest.settings.publicOrigin }),
    ...(hasLocalePrefix && { rewrite: localePathRewrite(() => getLocale()) }),
    parseSearch,
    stringifySearch,
    // The browser scrolls the first page itself, and the user may have scrolled it before hydration.
    scrollRestoration: () => import.meta.env.SSR || !isOnFirstPage(),
    defaultErrorComponent: ErrorScreen,
    defaultPreload: 'intent',
    defaultStaleTime: pageFreshForMs,
    defaultPreloadStaleTime: pageFreshForMs,
    dehydrate: () => ({ ...fromRequest, member: session.get(), answers: answersOf(queries) }),
    hydrate: async ({ member, answers, ...fromServer }) => {
      Object.assign(context, fromServer)
      session.start(member)
      if (answers) await fillQueries(queries, JSON.parse(answers))
      // React drops a click on a boundary whose code has not loaded.
      if (member) await MemberLinks.preload?.()
    },
  })
  const inTurn = limitConcurrency(preloadsAtOnce)
  const preloadRoute: typeof router.preloadRoute = router.preloadRoute
  // A browser does not retry a module that failed to load, so nothing is preloaded while offline.
  router.preloadRoute = (options) =>
    navigator.onLine ? inTurn(() => preloadRoute(options)) : Promise.resolve(undefined)
  if (!router.isServer) {
    followPageMember(session.getPageMemberId)
    router.subscribe('onBeforeNavigate', ({ fromLocation }) =>
      leaveFirstPage(fromLocation?.pathname),
    )
    const stop = router.subscribe('onRendered', () => {
      stop()
      // The router missed scrolling before hydration; this event makes it read the position.
      document.dispatchEvent(new Event('scroll'))
    })
    router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && dropStructuredData())
  }
  return router
}

type Answer = readonly [key: QueryKey, data: unknown]

/**
 * The results of a page's queries as JSON. They carry no times, so the browser counts them as fresh
 * from their arrival. A page with the same content keeps the same ETag.
 */
function answersOf({ client }: Queries): string | undefined {
  const answers = client?.getQueriesData({ predicate: ({ state }) => state.status === 'success' })
  return answers && JSON.stringify(answers satisfies Answer[])
}

async function fillQueries(queries: Queries, answers: Answer[]): Promise<void> {
  const client = await loadQueryClient({ queries })
  for (const [key, data] of answers) client.setQueryData(key, data)
}

type RenderContext = Pick<RouterContext, 'settings' | 'requestId'> & {
  nonce: string | undefined
  hasLocalePrefix: boolean
}

/** Read from the request on the server. In the browser it arrives with the first page. */
const renderContext = createIsomorphicFn()
  .server((): RenderContext => {
    const { nonce, isShared, requestId, settings } = getGlobalStartContext() as SiteContext
    const publicSettings = publicSettingsOf(settings)
    const { hasLocalePrefix } = publicSettings
    // A shared page belongs to no request.
    return {
      nonce,
      hasLocalePrefix,
      requestId: isShared ? '' : requestId,
      settings: publicSettings,
    }
  })
  .client(
    (): RenderContext => ({
      nonce: undefined,
      // The router reads the address before the settings arrive, so the document carries the flag.
      hasLocalePrefix: document.documentElement.hasAttribute(localePrefixAttribute),
      requestId: '',
      settings: {} as PublicSettings,
    }),
  )
