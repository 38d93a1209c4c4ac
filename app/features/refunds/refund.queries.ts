import { queryOptions } from '@tanstack/react-query'
import { getRefund } from './refund.functions.ts'

export const refundQueries = {
  /** Shares the purchases' key, so that every invalidation covers both. */
  refund: (id: string) =>
    queryOptions({
      queryKey: ['cart', 'refund', id],
      queryFn: () => getRefund({ data: { id } }),
    }),
}
