import { deleteCookie, getCookie, getRequestHeader, setCookie } from '@tanstack/react-start/server'
import * as v from 'valibot'
import type { Settings } from '#app/config/settings.ts'
import { type AuthSession, authSessionSchema } from '#server/contract/auth.schema.ts'
import { cookieDomainOf } from './cookie-domain.ts'

/** A session outlives the browser; how long a member may stay away is the backend's decision. */
const cookieLifetimeSeconds = 30 * 24 * 60 * 60
/** What browsers keep of one cookie at most, in characters (RFC 6265, 6.1). */
const cookieMaxLength = 4096
const fields = Object.keys(authSessionSchema.entries) as (keyof AuthSession)[]

/** Nobody is signed in: all fields are empty strings. */
export const noSession: AuthSession = v.parse(authSessionSchema, {})

/** The characters of a bearer token (RFC 6750, 2.1); others could not even be sent. */
const bearerTokenSchema = v.pipe(
  v.string(),
  v.maxLength(cookieMaxLength),
  v.regex(/^[\w.~+/-]+=*$/),
)
const cookieSchema = v.pipe(v.string(), v.maxLength(cookieMaxLength), v.regex(/^\P{Cc}*$/u))
const sessionCookiesSchema = v.object({
  ...v.entriesFromList(fields, v.optional(cookieSchema, '')),
  token: bearerTokenSchema,
})

/**
 * The session of this request. A cookie that comes twice was planted by a neighbour under the same
 * parent domain, or is broken: which of the two is ours cannot be told, so nobody is signed in. The
 * same goes for cookies that this site would not have written.
 */
export function readAuthSession(settings: Settings): AuthSession {
  if (hasDoubledCookie(getRequestHeader('cookie') ?? '', settings)) return noSession
  const cookies = fields.map((field) => [field, getCookie(cookieName(settings, field))])
  const session = v.safeParse(sessionCookiesSchema, Object.fromEntries(cookies))
  return session.success ? session.output : noSession
}

/** Keeps each field in a cookie of its own, shared across the parent domain (section 3). */
export function writeAuthSession(settings: Settings, session: AuthSession): void {
  const options = { ...cookieOptions(settings), maxAge: cookieLifetimeSeconds }
  for (const field of fields) {
    const value = field === 'isGoogle' ? session.isGoogle || session.isKol : session[field]
    if (value) setCookie(cookieName(settings, field), value, options)
    else deleteCookie(cookieName(settings, field), cookieOptions(settings))
  }
}

export function clearAuthSession(settings: Settings): void {
  for (const field of fields) deleteCookie(cookieName(settings, field), cookieOptions(settings))
}

function hasDoubledCookie(header: string, settings: Settings): boolean {
  const ours = new Set(fields.map((field) => cookieName(settings, field)))
  const names = header.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
  const found = names.filter((name) => ours.has(name))
  return new Set(found).size < found.length
}

function cookieName(settings: Settings, field: keyof AuthSession): string {
  return `${settings.PRODUCT_SLUG}-auth-cookie-${field}`
}

function cookieOptions(settings: Settings) {
  const { protocol, hostname } = new URL(settings.PUBLIC_ORIGIN)
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https:',
    domain: cookieDomainOf(hostname),
  } as const
}
