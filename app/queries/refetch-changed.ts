import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Refetches queries after a change. A pending query may have been read before the change, so it is
 * awaited and invalidated too.
 */
export async function refetchChanged(
  queryClient: QueryClient,
  filters: Pick<QueryFilters, 'predicate' | 'queryKey'>,
): Promise<void> {
  const pending = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  await Promise.allSettled(pending.map(({ promise }) => promise))
  await queryClient.invalidateQueries(filters)
}
