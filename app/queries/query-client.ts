import { QueryClient } from '@tanstack/react-query'
import type { Queries } from './load-query-client.ts'

/** How long data counts as fresh. */
const freshForMs = 5_000

/** Returns the router's only query client and creates it if needed. */
export function queryClientIn(queries: Queries): QueryClient {
  queries.client ??= createQueryClient()
  return queries.client
}

/** Never paused offline: the browser's online state is a guess, and a failed call says why. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshForMs, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
