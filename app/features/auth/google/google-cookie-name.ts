import type { Settings } from '#app/config/settings.ts'

/** Data that this browser keeps during the redirect to Google and back. */
export type GoogleCookie = 'redirect-google' | 'google-state' | 'google-token'

/**
 * The specification names the redirect cookie. The other two identify the sign-in. On https the
 * `__Host-` prefix stops a neighbour under the parent domain from planting them.
 */
export function googleCookieName(
  { PRODUCT_SLUG, PUBLIC_ORIGIN }: Pick<Settings, 'PRODUCT_SLUG' | 'PUBLIC_ORIGIN'>,
  cookie: GoogleCookie,
): string {
  const isGuarded = cookie !== 'redirect-google' && PUBLIC_ORIGIN.startsWith('https:')
  return `${isGuarded ? '__Host-' : ''}${PRODUCT_SLUG}-${cookie}`
}
