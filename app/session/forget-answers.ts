import type { RouterContext } from './router-context.ts'

type Page = { options: { context: RouterContext }; clearCache: () => void }

/** What whoever was here before saw in this browser is nobody else's. */
export function forgetAnswers(router: Page): void {
  router.options.context.queries.client?.removeQueries({ type: 'inactive' })
  router.clearCache()
}
