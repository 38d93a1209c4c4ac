import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import type { Settings } from '#app/config/settings.ts'
import { type GoogleCookie, googleCookieName } from './google-cookie-name.ts'

/** Enough for a password and a second factor. */
const lifetimeSeconds = 15 * 60

export function saveForGoogle(settings: Settings, cookie: GoogleCookie, value: string): void {
  setCookie(googleCookieName(settings, cookie), value, {
    ...optionsOf(settings),
    maxAge: lifetimeSeconds,
  })
}

export function readForGoogle(settings: Settings, cookie: GoogleCookie): string {
  return getCookie(googleCookieName(settings, cookie)) ?? ''
}

export function clearForGoogle(settings: Settings, cookie: GoogleCookie): void {
  deleteCookie(googleCookieName(settings, cookie), optionsOf(settings))
}

/** Lax, because Google's redirect is a navigation from another site. */
function optionsOf({ PUBLIC_ORIGIN }: Settings) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: PUBLIC_ORIGIN.startsWith('https:'),
  } as const
}
