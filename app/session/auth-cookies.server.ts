import { deleteCookie, getCookie, getRequestHeader, setCookie } from '@tanstack/react-start/server'
import * as v from 'valibot'
import type { Settings } from '#app/config/settings.ts'
import { type AuthSession, authSessionSchema } from '#server/contract/auth.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'
import { cookieDomainOf } from './cookie-domain.ts'

/** The cookies outlive the browser. The backend decides when the session expires. */
const cookieLifetimeSeconds = 30 * 24 * 60 * 60
/** Largest cookie that browsers store, in characters (RFC 6265, 6.1). */
const cookieMaxLength = 4096
const fields = Object.keys(authSessionSchema.entries) as (keyof AuthSession)[]

/** The session of a guest: every field is an empty string. */
export const noSession: AuthSession = v.parse(authSessionSchema, {})

/** The characters of a bearer token (RFC 6750, 2.1). A header cannot carry others. */
const bearerTokenSchema = v.pipe(
  v.string(),
  v.maxLength(cookieMaxLength),
  v.regex(/^[\w.~+/-]+=*$/),
)
/** A member whose name once held a control character stays signed in. */
const cookieSchema = v.pipe(v.string(), v.maxLength(cookieMaxLength), v.transform(lineOf))
const sessionCookiesSchema = v.object({
  ...v.entriesFromList(fields, v.optional(cookieSchema, '')),
  token: bearerTokenSchema,
})

/**
 * Returns the session of this request. A duplicated cookie counts as absent: a neighbour under the
 * parent domain may have planted one. Cookies that this site would not write count as absent too.
 */
export function readAuthSession(settings: Settings): AuthSession {
  if (hasDoubledCookie(getRequestHeader('cookie') ?? '', settings)) return noSession
  const cookies = fields.map((field) => [field, getCookie(cookieName(settings, field))])
  const session = v.safeParse(sessionCookiesSchema, Object.fromEntries(cookies))
  return session.success ? session.output : noSession
}

/** Stores each field in a cookie shared across the parent domain (section 3). */
export function writeAuthSession(settings: Settings, session: AuthSession): void {
  const options = { ...cookieOptions(settings), maxAge: cookieLifetimeSeconds }
  for (const field of fields) {
    const value = field === 'isGoogle' ? session.isGoogle || session.isKol : session[field]
    if (value) setCookie(cookieName(settings, field), lineOf(value), options)
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
