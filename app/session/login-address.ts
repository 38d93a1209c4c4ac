import { nextHashOf, redirectTargetOf } from './redirect-target.ts'

/** The query that carries the page the visitor came from; the path / is never carried. */
export type LoginSearch = { tab: 'login'; redirect?: string; next?: string }

/**
 * The query of the login page for a visitor of the given place: its path as `redirect`, its hash as
 * `next` (specification, section 8).
 */
export function loginSearchOf(place: { path: string; hash: string }): LoginSearch {
  const redirect = redirectTargetOf(place.path)
  const next = nextHashOf(place.hash)
  return { tab: 'login', ...(redirect !== '/' && { redirect }), ...(next && { next }) }
}

/** The same as a finished address, for answers made where no router can build one. */
export function loginHrefOf(place: { path: string; hash: string }): string {
  return `/auth?${new URLSearchParams(loginSearchOf(place))}`
}
