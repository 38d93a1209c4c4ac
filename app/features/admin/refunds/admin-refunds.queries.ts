import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getRefund, getRefunds } from './admin-refunds.functions.ts'

export const adminRefundsQueries = {
  queue: () => queryOptions({ queryKey: [...adminKey, 'refunds'], queryFn: () => getRefunds() }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'refund', id],
      queryFn: () => getRefund({ data: { id } }),
    }),
}
