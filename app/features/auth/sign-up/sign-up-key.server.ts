import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import * as v from 'valibot'
import type { Settings } from '#app/config/settings.ts'
import { browserKeySchema } from '#server/contract/auth.schema.ts'

/** The lifetime of a verification link. */
const lifetimeSeconds = 24 * 60 * 60

/** Stores a new key of the sign-up in this browser and returns it. An older sign-up loses its key. */
export function saveSignUpKey(settings: Settings): string {
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  setCookie(nameOf(settings), key, { ...optionsOf(settings), maxAge: lifetimeSeconds })
  return key
}

/** Returns the key of this browser's newest sign-up, or undefined. */
export function readSignUpKey(settings: Settings): string | undefined {
  const key = getCookie(nameOf(settings))
  return v.is(browserKeySchema, key) ? key : undefined
}

export function clearSignUpKey(settings: Settings): void {
  deleteCookie(nameOf(settings), optionsOf(settings))
}

/** On https a neighbour under the parent domain cannot plant a cookie with this prefix. */
function nameOf({ PRODUCT_SLUG, PUBLIC_ORIGIN }: Settings): string {
  return `${PUBLIC_ORIGIN.startsWith('https:') ? '__Host-' : ''}${PRODUCT_SLUG}-sign-up`
}

/** Lax, because the link is followed from a mail. */
function optionsOf({ PUBLIC_ORIGIN }: Settings) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: PUBLIC_ORIGIN.startsWith('https:'),
  } as const
}
