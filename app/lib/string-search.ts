/**
 * Search parameters stay strings: the router's default parser would turn `cart-id=0012` into the
 * number 12. Of a repeated parameter the first value counts.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].reverse())
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== null) parameters.set(key, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
