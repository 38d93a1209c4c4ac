import type { RouterContext } from './router-context.ts'

type Page = { options: { context: RouterContext }; clearCache: () => void }

/** Clears cached data when the user changes. */
export function clearCachedData(router: Page): void {
  router.options.context.queries.client?.removeQueries({ type: 'inactive' })
  router.clearCache()
}
