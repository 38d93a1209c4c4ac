import { withoutLocale } from '#app/i18n/locale-path.ts'
import { parseSearch } from '#app/lib/string-search.ts'

/**
 * Returns the id of the service that an order page's path carries, or undefined. A path to a saved
 * cart has none: only a member saves one.
 */
export function chosenServiceOf(path: string): string | undefined {
  const [page = '', query = ''] = withoutLocale(path).split(/[?#]/)
  return page === '/cart/check-order' ? parseSearch(query)['product-service-id'] : undefined
}
