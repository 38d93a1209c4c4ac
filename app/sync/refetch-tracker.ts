import type { QueryClient } from '@tanstack/react-query'
import { refetchChanged } from '#app/queries/refetch-changed.ts'

/** Refetches all queries of a tracker. */
export function refetchTracker(queryClient: QueryClient, trackerId: string): Promise<void> {
  return refetchChanged(queryClient, { predicate: ({ queryKey }) => queryKey.includes(trackerId) })
}
