import type { QueryClient } from '@tanstack/react-query'

/**
 * Asks again for what pages show of a tracker. An answer that is on its way may have been read before
 * the change, so it is waited for and made old like the others.
 */
export async function refetchTracker(queryClient: QueryClient, trackerId: string): Promise<void> {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(trackerId),
  }
  const onTheWay = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  await Promise.allSettled(onTheWay.map(({ promise }) => promise))
  await queryClient.invalidateQueries(filters)
}
