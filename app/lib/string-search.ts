/**
 * Keeps search parameters as strings: the router's parser would turn `cart-id=0012` into 12. The
 * first value of a repeated parameter counts.
 */
export function parseSearch(search: string): Record<string, string> {
  const first = new Map<string, string>()
  for (const [key, value] of new URLSearchParams(search)) if (!first.has(key)) first.set(key, value)
  return Object.fromEntries(first)
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== null) parameters.set(key, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
