import type { QueryClient } from '@tanstack/react-query'

/** Holds the query client of a router, from the first page on that needs one. */
export type Queries = { client?: QueryClient }

/**
 * For loaders. Pages that only show what their loader returns come without TanStack Query, so it
 * arrives with the first page whose data changes while it is looked at.
 */
export async function loadQueryClient({ queries }: { queries: Queries }): Promise<QueryClient> {
  const { queryClientIn } = await import('./query-client.ts')
  return queryClientIn(queries)
}
