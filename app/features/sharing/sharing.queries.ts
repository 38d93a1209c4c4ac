import { queryOptions } from '@tanstack/react-query'
import { getShares, openSharedTracker } from './sharing.functions.ts'

export const sharingQueries = {
  shares: (trackerId: string) =>
    queryOptions({
      queryKey: ['shares', trackerId],
      queryFn: () => getShares({ data: { trackerId } }),
    }),
  /** Asked once a page load: each answer is a view in the log of its member. */
  opened: (key: string) =>
    queryOptions({
      queryKey: ['shared-tracker', key],
      queryFn: () => openSharedTracker({ data: { key } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
