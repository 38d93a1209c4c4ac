import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type PublicSettings, publicSettingsOf } from '#app/config/public-settings.ts'
import type { RouterContext } from '#app/config/router-context.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { parseSearch, stringifySearch } from '#app/lib/string-search.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

/** How long server data counts as fresh. */
const freshForMs = 5_000

export function getRouter() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: freshForMs } } })
  const { nonce, ...fromRequest } = renderContext()
  const context: RouterContext = { queryClient, ...fromRequest }
  const router = createRouter({
    routeTree,
    context,
    ssr: { nonce },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultPreload: 'intent',
    // The query cache decides what is fresh; the router must not keep a second opinion.
    defaultPreloadStaleTime: 0,
    dehydrate: () => ({ ...fromRequest, queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries, ...fromServer }) => {
      Object.assign(context, fromServer)
      hydrate(queryClient, JSON.parse(queries))
    },
  })
  return router
}

type RenderContext = Omit<RouterContext, 'queryClient'> & { nonce: string | undefined }

/** On the server from the request; in the browser it arrives with the first page. */
const renderContext = createIsomorphicFn()
  .server((): RenderContext => {
    const { nonce, requestId, settings } = getGlobalStartContext() as SiteContext
    return { nonce, requestId, settings: publicSettingsOf(settings) }
  })
  .client(
    (): RenderContext => ({ nonce: undefined, requestId: '', settings: {} as PublicSettings }),
  )
