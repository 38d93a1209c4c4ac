import type { PublicSettings } from '#app/config/public-settings.ts'
import type { Queries } from '#app/queries/load-query-client.ts'
import type { SessionStore } from './session-store.ts'

export type RouterContext = {
  queries: Queries
  session: SessionStore
  settings: PublicSettings
  /** Id of the request that rendered the page, under which its errors are logged. */
  requestId: string
}
