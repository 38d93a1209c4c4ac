import { QueryClient } from '@tanstack/react-query'
import type { Queries } from './load-query-client.ts'

/** How long an answer counts as fresh. */
const freshForMs = 5_000

/** The query client of a router: the same for all its pages that ask for one. */
export function queryClientIn(queries: Queries): QueryClient {
  queries.client ??= createQueryClient()
  return queries.client
}

/** What a browser says of its connection is a guess: a call that fails says why, one that waits does not. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshForMs, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
