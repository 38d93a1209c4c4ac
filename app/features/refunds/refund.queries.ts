import { queryOptions } from '@tanstack/react-query'
import { getRefund } from './refund.functions.ts'

export const refundQueries = {
  /** With the purchases, so that whatever changes one of them is read anew here too. */
  refund: (id: string) =>
    queryOptions({
      queryKey: ['cart', 'refund', id],
      queryFn: () => getRefund({ data: { id } }),
    }),
}
