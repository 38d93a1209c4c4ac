import { queryOptions } from '@tanstack/react-query'
import { getShares, openSharedTracker } from './sharing.functions.ts'

export const sharingQueries = {
  shares: (trackerId: string) =>
    queryOptions({
      queryKey: ['shares', trackerId],
      queryFn: () => getShares({ data: { trackerId } }),
    }),
  /** Fetched once a page load: the backend logs each fetch as a view. */
  opened: (key: string) =>
    queryOptions({
      queryKey: ['shared-tracker', key],
      queryFn: () => openSharedTracker({ data: { key } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
