import type { PublicSettings } from '#app/config/public-settings.ts'
import type { Queries } from '#app/queries/load-query-client.ts'
import type { SessionStore } from './session-store.ts'

/** What every route finds in its context. */
export type RouterContext = {
  queries: Queries
  session: SessionStore
  settings: PublicSettings
  /** Of the request that rendered the page: the log has the errors of that page under it. */
  requestId: string
}
