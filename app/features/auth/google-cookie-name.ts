import type { Settings } from '#app/config/settings.ts'

/** What has to survive the way to Google and back, in this browser only. */
export type GoogleCookie = 'redirect-google' | 'google-state' | 'google-token'

/**
 * The specification names the redirect cookie. The two that say whose sign-in it is take no value
 * from a neighbour under the same parent domain: with `__Host-` browsers see to that, on https.
 */
export function googleCookieName(
  { PRODUCT_SLUG, PUBLIC_ORIGIN }: Pick<Settings, 'PRODUCT_SLUG' | 'PUBLIC_ORIGIN'>,
  cookie: GoogleCookie,
): string {
  const isGuarded = cookie !== 'redirect-google' && PUBLIC_ORIGIN.startsWith('https:')
  return `${isGuarded ? '__Host-' : ''}${PRODUCT_SLUG}-${cookie}`
}
