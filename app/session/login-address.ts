import { nextHashOf, redirectTargetOf } from './redirect-target.ts'

/** The query that carries the visitor's page, unless it is `/`. */
type LoginSearch = { tab: 'login'; redirect?: string; next?: string }

/**
 * Returns the login page's query for a place: its path as `redirect`, its hash as `next`
 * (specification, section 8).
 */
export function loginSearchOf(place: { path: string; hash: string }): LoginSearch {
  const redirect = redirectTargetOf(place.path)
  const next = nextHashOf(place.hash)
  return { tab: 'login', ...(redirect !== '/' && { redirect }), ...(next && { next }) }
}

/** Returns the same as a URL, for responses built without a router. */
export function loginHrefOf(place: { path: string; hash: string }): string {
  return `/auth?${new URLSearchParams(loginSearchOf(place))}`
}

/** Returns the page where a nutritionist enters the second factor, which leads back to a path. */
export function practiceDoorHrefOf(path: string): string {
  return `/praktik/masuk?${new URLSearchParams({ to: path })}`
}
