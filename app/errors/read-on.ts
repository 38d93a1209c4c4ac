import type { AnyRouter, LoaderFnContext } from '@tanstack/react-router'
import { isUnreached } from './is-unreached.ts'

/**
 * Whoever comes back to a page that cannot be asked for anew, for want of a connection, reads on: the
 * router would put the error screen in its place.
 */
export function readOnWithoutConnection(router: AnyRouter): void {
  for (const { id, options } of Object.values<AnyRouter['routeTree']>(router.routesById)) {
    const load = options.loader
    if (typeof load !== 'function') continue
    options.loader = async (context: LoaderFnContext) => {
      try {
        return await load(context)
      } catch (error) {
        const seen = router.matchRoutes(context.location).find(({ routeId }) => routeId === id)
        if (!isUnreached(error) || !seen?.loaderData) throw error
        return seen.loaderData
      }
    }
  }
}
