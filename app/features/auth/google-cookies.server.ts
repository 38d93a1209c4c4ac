import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import type { Settings } from '#app/config/settings.ts'

/** What has to survive the way to Google and back, in this browser only. */
type GoogleCookie = 'redirect-google' | 'google-state' | 'google-token'

/** Long enough to find a password and a second factor; short enough to be forgotten. */
const lifetimeSeconds = 15 * 60

export function keepForGoogle(settings: Settings, cookie: GoogleCookie, value: string): void {
  setCookie(nameOf(settings, cookie), value, {
    ...optionsOf(settings),
    maxAge: lifetimeSeconds,
  })
}

export function readForGoogle(settings: Settings, cookie: GoogleCookie): string {
  return getCookie(nameOf(settings, cookie)) ?? ''
}

export function forgetForGoogle(settings: Settings, cookie: GoogleCookie): void {
  deleteCookie(nameOf(settings, cookie), optionsOf(settings))
}

function nameOf(settings: Settings, cookie: GoogleCookie): string {
  return `${settings.PRODUCT_SLUG}-${cookie}`
}

/** Lax, because the way back from Google is a navigation from another site. */
function optionsOf({ PUBLIC_ORIGIN }: Settings) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: PUBLIC_ORIGIN.startsWith('https:'),
  } as const
}
