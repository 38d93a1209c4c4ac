import { nonEmptyTextUpTo, searchReader } from '#app/lib/search-reader.ts'
import type { OrderSubject } from '#server/contract/purchase.schema.ts'

const id = nonEmptyTextUpTo(64)

/**
 * The query of /cart/check-order. Ids are strings: `0012` is not 12. What is chosen beside the service
 * stands here too, so that it survives a sign-in, a reload and a bookmark. `order-id` appears once a
 * code has been asked for, so that a reload comes back to the same order.
 */
export const readOrderSearch = searchReader({
  'product-service-id': id,
  'cart-id': id,
  'promo-code': id,
  /** The slug of the nutritionist whose profile led here. */
  nutritionist: id,
  'order-id': id,
})
export type OrderSearch = ReturnType<typeof readOrderSearch>

/** What the page is about; a service counts before a cart. Undefined when the query names neither. */
export function subjectOf(search: OrderSearch): OrderSubject | undefined {
  if (search['product-service-id']) return { productServiceId: search['product-service-id'] }
  if (search['cart-id']) return { cartId: search['cart-id'] }
  return undefined
}

/** What to buy, and the wishes that go with it. */
export type OrderChoice = {
  subject: OrderSubject
  promoCode?: string | undefined
  nutritionist?: string | undefined
}

export function choiceOf(search: OrderSearch): OrderChoice | undefined {
  const subject = subjectOf(search)
  if (!subject) return undefined
  return { subject, promoCode: search['promo-code'], nutritionist: search.nutritionist }
}

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
