import { instant, nonEmptyTextUpTo, searchReader, timeZone } from '#app/lib/search-reader.ts'
import type { OrderedSession, OrderSubject } from '#server/contract/purchase.schema.ts'

const id = nonEmptyTextUpTo(64)

/**
 * The query of /cart/check-order. Ids are strings: `0012` is not 12. It carries the whole choice,
 * so that the choice survives a sign-in, a reload and a bookmark. `order-id` appears once a code
 * was requested.
 */
export const readOrderSearch = searchReader({
  'product-service-id': id,
  'cart-id': id,
  'promo-code': id,
  /** Slug of the nutritionist whose profile led here, or who was chosen here. */
  nutritionist: id,
  'order-id': id,
  /** The time of a single consultation, and the zone in which the visitor reads it. */
  start: instant,
  zone: timeZone,
})
type OrderSearch = ReturnType<typeof readOrderSearch>

/** Returns undefined if the query has neither. A service wins over a cart. */
function subjectOf(search: OrderSearch): OrderSubject | undefined {
  if (search['product-service-id']) return { productServiceId: search['product-service-id'] }
  if (search['cart-id']) return { cartId: search['cart-id'] }
  return undefined
}

export type OrderChoice = {
  subject: OrderSubject
  promoCode?: string | undefined
  nutritionist?: string | undefined
  /** Of a single consultation. */
  session?: OrderedSession | undefined
}

export function choiceOf(search: OrderSearch): OrderChoice | undefined {
  const subject = subjectOf(search)
  if (!subject) return undefined
  return {
    subject,
    promoCode: search['promo-code'],
    nutritionist: search.nutritionist,
    session: sessionOf(search),
  }
}

function sessionOf({ start, zone }: OrderSearch): OrderedSession | undefined {
  return start && zone ? { startsAt: start, zone } : undefined
}

/** A change of the order. */
export type OrderChange =
  | { productServiceId: string }
  | { promoCode: string | undefined }
  | { nutritionist: string }

/** Returns the query after a change. Another service replaces the saved cart. */
export function changedSearch(search: OrderSearch, change: OrderChange): OrderSearch {
  if ('productServiceId' in change)
    return { ...search, 'product-service-id': change.productServiceId, 'cart-id': undefined }
  if ('promoCode' in change) return { ...search, 'promo-code': change.promoCode }
  return { ...search, nutritionist: change.nutritionist }
}
