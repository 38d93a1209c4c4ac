import { getCookie, setCookie } from '@tanstack/react-start/server'
import type { Settings } from '#app/config/settings.ts'
import { secondsUntil } from '#app/lib/time.ts'
import type { OpenedFactorSession } from '#server/contract/second-factor.schema.ts'

type CookieSettings = Pick<Settings, 'PRODUCT_SLUG' | 'PUBLIC_ORIGIN'>

/** Returns the token of the practice session. */
export function readPracticeToken(settings: CookieSettings): string | undefined {
  return getCookie(nameOf(settings))
}

/**
 * Unlike the session of a member, the cookie is for this host alone. No neighbour under the parent
 * domain gets it. It has every path, because the room, files and server functions lie outside
 * `/praktik`. It is lax, so that links in mails lead in. It lasts as long as the session, by the clock
 * of the site.
 */
export function writePracticeToken(
  settings: CookieSettings,
  { token, expiresAt }: OpenedFactorSession,
): void {
  const secure = new URL(settings.PUBLIC_ORIGIN).protocol === 'https:'
  const maxAge = secondsUntil(expiresAt)
  setCookie(nameOf(settings), token, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge },
  })
}

function nameOf({ PRODUCT_SLUG }: CookieSettings): string {
  return `${PRODUCT_SLUG}-practice-session`
}
