import { queryOptions } from '@tanstack/react-query'
import { getRefund } from './refund.functions.ts'

/** How often a page looks for the provider's answer to a new refund. */
const refundCheckIntervalMs = 4_000

export const refundQueries = {
  /** Shares the purchases' key, so that every invalidation covers both. */
  refund: (id: string) =>
    queryOptions({
      queryKey: ['cart', 'refund', id],
      queryFn: () => getRefund({ data: { id } }),
      refetchInterval: ({ state: { data } }) =>
        data?.refund?.state === 'requested' ? refundCheckIntervalMs : false,
    }),
}
