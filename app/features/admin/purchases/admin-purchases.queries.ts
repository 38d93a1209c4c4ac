import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import type { PurchaseQuery } from '#server/contract/admin-purchase.schema.ts'
import { getPurchase, getPurchases } from './admin-purchases.functions.ts'

export const adminPurchasesQueries = {
  list: (query: PurchaseQuery) =>
    queryOptions({
      queryKey: [...adminKey, 'purchases', query],
      queryFn: () => getPurchases({ data: query }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'purchase', id],
      queryFn: () => getPurchase({ data: { id } }),
    }),
}
