import type { OrderSearch } from './order-search.ts'

/** What a change of the order is: another service, or another wish beside it. */
export type OrderChange =
  | { productServiceId: string }
  | { promoCode: string | undefined }
  | { nutritionist: undefined }

/** The address after a change. Another service is no longer what a kept cart holds. */
export function changedSearch(search: OrderSearch, change: OrderChange): OrderSearch {
  if ('productServiceId' in change)
    return { ...search, 'product-service-id': change.productServiceId, 'cart-id': undefined }
  if ('promoCode' in change) return { ...search, 'promo-code': change.promoCode }
  return { ...search, nutritionist: undefined }
}
