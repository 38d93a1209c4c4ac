import type { QueryClient } from '@tanstack/react-query'

/** Holds a router's query client once a page has needed one. */
export type Queries = { client?: QueryClient }

/**
 * For loaders. TanStack Query is loaded with the first page whose data changes while it is open.
 */
export async function loadQueryClient({ queries }: { queries: Queries }): Promise<QueryClient> {
  const { queryClientIn } = await import('./query-client.ts')
  return queryClientIn(queries)
}
