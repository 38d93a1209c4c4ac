import { queryOptions } from '@tanstack/react-query'
import { getCheckedOrder, getOpenOrders } from '#app/features/cart/order/order.functions.ts'
import type { OrderChoice } from '#app/features/cart/order/order-search.ts'
import { getPurchase, getPurchases } from '#app/features/cart/purchases/transaction.functions.ts'
import { askEveryMs } from '#app/queries/live-state.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'

export const cartQueries = {
  /** A guest's check differs from a member's, so a sign-in reads it again. */
  checkedOrder: (choice: OrderChoice, visitor: 'guest' | 'member') =>
    queryOptions({
      queryKey: ['cart', 'order-check', choice, visitor],
      queryFn: () => getCheckedOrder({ data: choice }),
    }),
  openOrders: () =>
    queryOptions({ queryKey: ['cart', 'open-orders'], queryFn: () => getOpenOrders() }),
  purchases: () => queryOptions({ queryKey: ['cart', 'purchases'], queryFn: () => getPurchases() }),
  /** Asks again while the provider's answer to a payment or a refund is due. */
  purchase: (id: string) =>
    queryOptions({
      queryKey: ['cart', 'purchase', id],
      queryFn: () => getPurchase({ data: { id } }),
      refetchInterval: ({ state: { data } }) =>
        data?.kind === 'found' && isAwaited(data.purchase.transaction) ? askEveryMs() : false,
    }),
}

function isAwaited({ state, refund }: Transaction): boolean {
  return state === 'pending' || refund?.state === 'requested'
}
