import { getCookie, setCookie } from '@tanstack/react-start/server'
import type { Settings } from '#app/config/settings.ts'

type CookieSettings = Pick<Settings, 'PRODUCT_SLUG' | 'PUBLIC_ORIGIN'>

/** Returns the token of the practice session. */
export function readPracticeToken(settings: CookieSettings): string | undefined {
  return getCookie(nameOf(settings))
}

/**
 * Unlike the session of a member, the cookie is for this host alone. No neighbour under the parent
 * domain gets it. It has every path, because the room, files and server functions lie outside
 * `/praktik`. It is lax, so that links in mails lead in.
 */
export function writePracticeToken(settings: CookieSettings, token: string, expires: Date): void {
  const secure = new URL(settings.PUBLIC_ORIGIN).protocol === 'https:'
  setCookie(nameOf(settings), token, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure, expires },
  })
}

function nameOf({ PRODUCT_SLUG }: CookieSettings): string {
  return `${PRODUCT_SLUG}-practice-session`
}
