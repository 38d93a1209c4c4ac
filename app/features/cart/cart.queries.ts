import { queryOptions } from '@tanstack/react-query'
import type { OrderSubject } from '#server/contract/purchase.schema.ts'
import { getCheckedOrder } from './order.functions.ts'
import { getPurchase, getPurchases } from './transaction.functions.ts'

/** How often a page asks whether the payment has arrived. */
const paymentCheckIntervalMs = 4_000

export const cartQueries = {
  checkedOrder: (subject: OrderSubject) =>
    queryOptions({
      queryKey: ['cart', 'order-check', subject],
      queryFn: () => getCheckedOrder({ data: subject }),
    }),
  purchases: () => queryOptions({ queryKey: ['cart', 'purchases'], queryFn: () => getPurchases() }),
  /** Asks again while the payment is pending, and stops when it is settled. */
  purchase: (id: string) =>
    queryOptions({
      queryKey: ['cart', 'purchase', id],
      queryFn: () => getPurchase({ data: { id } }),
      refetchInterval: ({ state: { data } }) =>
        data?.kind === 'found' && data.purchase.transaction.state === 'pending'
          ? paymentCheckIntervalMs
          : false,
    }),
}
