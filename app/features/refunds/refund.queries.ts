import { queryOptions } from '@tanstack/react-query'
import { askEveryMs } from '#app/queries/live-state.ts'
import { getRefund } from './refund.functions.ts'

export const refundQueries = {
  /** Shares the purchases' key, so that every invalidation covers both. */
  refund: (id: string) =>
    queryOptions({
      queryKey: ['cart', 'refund', id],
      queryFn: () => getRefund({ data: { id } }),
      refetchInterval: ({ state: { data } }) =>
        [data?.refund, ...(data?.goodwill ?? [])].some((it) => it?.state === 'requested')
          ? askEveryMs()
          : false,
    }),
}
