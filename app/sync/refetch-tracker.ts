import type { QueryClient } from '@tanstack/react-query'

/**
 * Refetches all queries of a tracker. A pending query may have been read before the change, so it is
 * awaited and invalidated too.
 */
export async function refetchTracker(queryClient: QueryClient, trackerId: string): Promise<void> {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(trackerId),
  }
  const pending = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  await Promise.allSettled(pending.map(({ promise }) => promise))
  await queryClient.invalidateQueries(filters)
}
