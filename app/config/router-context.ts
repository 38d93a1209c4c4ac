import type { QueryClient } from '@tanstack/react-query'
import type { PublicSettings } from './public-settings.ts'

/** What every route finds in its context. */
export type RouterContext = {
  queryClient: QueryClient
  settings: PublicSettings
  /** Of the request that rendered the page: the log has the errors of that page under it. */
  requestId: string
  /** The page was rendered without asking who looks: the one that devices keep, or one in a frame. */
  isForNobody?: boolean
}
