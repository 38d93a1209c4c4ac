import * as v from 'valibot'
import { problemOfDomainName } from '#app/lib/domain-name.ts'

const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)
const urlSchema = v.pipe(v.string(), v.url('must be an address such as https://example.com/path'))
const originSchema = v.pipe(
  urlSchema,
  v.check(
    (value) => new URL(value).origin === value,
    'must be an origin such as https://example.com',
  ),
  v.check(
    (value) => problemOfHost(value) === undefined,
    ({ input }) => `is not possible: ${problemOfHost(input)}`,
  ),
)
const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes'),
)
const textSchema = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const phoneSchema = v.pipe(
  v.string(),
  v.regex(/^\+[1-9]\d{6,14}$/, 'must be an international number such as +6281234567890'),
)
const hoursSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, 'must be a whole number of hours from 1 to 999'),
  v.transform(Number),
)
/** Addresses of servers that help two browsers to find a path (RFC 7064, RFC 7065). */
const iceListSchema = (scheme: RegExp, sentence: string) =>
  v.pipe(
    v.string(),
    v.transform((value) => (value === '' ? [] : value.split(',').map((url) => url.trim()))),
    v.array(v.pipe(v.string(), v.regex(scheme, sentence))),
  )
const databaseUrlSchema = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
)
const ipSchema = v.pipe(v.string(), v.ip())
const networkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check((value) => {
    const [address = '', prefix = '0', ...rest] = value.split('/')
    const longestPrefix = address.includes(':') ? 128 : 32
    const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= longestPrefix
    return v.is(ipSchema, address) && isPrefix && rest.length === 0
  }, 'must be IP addresses or networks such as 10.0.0.0/8, joined by commas'),
)
const networkListSchema = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? [] : value.split(','))),
  v.array(networkSchema),
)
const switchSchema = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
)
const originListSchema = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? [] : value.split(',').map((origin) => origin.trim()))),
  v.array(originSchema),
)
/** Over plain http an attacker on the network could choose who signs in; loopback is safe. */
const issuerSchema = v.pipe(
  urlSchema,
  v.check((value) => {
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  }, 'must start with https:// unless it is on this machine'),
)
/** Browsers refuse ws:// on a page with https://, so it is for a trial on this machine only. */
const socketOriginSchema = v.pipe(
  urlSchema,
  v.check((value) => {
    const { protocol, hostname, host } = new URL(value)
    const isSafe = protocol === 'wss:' || (protocol === 'ws:' && isLoopback(hostname))
    return isSafe && value.replace(/\/$/, '') === `${protocol}//${host}`
  }, 'must be an origin such as wss://calls.example.com'),
  v.transform((value) => value.replace(/\/$/, '')),
)
const smtpUrlSchema = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
)

const yearsSchema = v.pipe(
  v.string(),
  v.regex(/^(\d|[1-9]\d)$/, 'must be a whole number of years, 99 at most'),
  v.transform(Number),
)

/** Every setting by its environment variable, as listed in the README. @internal */
export const settingsSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  HOST: v.optional(textSchema, '127.0.0.1'),
  TRUSTED_PROXIES: v.optional(networkListSchema, ''),
  PUBLIC_ORIGIN: v.optional(originSchema),
  PRODUCT_SLUG: v.optional(slugSchema, 'seimbang'),
  PRODUCT_NAME: v.optional(textSchema, 'Seimbang'),
  DATA_DIR: v.optional(textSchema, '.data'),
  DATABASE_URL: v.optional(databaseUrlSchema),
  MAIN_API_URL: v.optional(urlSchema),
  MAIN_API_ACCOUNTS: v.optional(switchSchema, 'false'),
  CMS_API_URL: v.optional(urlSchema),
  BLOG_API_URL: v.optional(urlSchema),
  BACKENDS_PORT: v.optional(portSchema, '4001'),
  WEB_APP_URL: v.optional(urlSchema),
  LOCALE_DEFAULT: v.optional(v.picklist(['en', 'id'], 'must be en or id'), 'en'),
  LOCALE_PREFIX: v.optional(switchSchema, 'false'),
  LOCALE_COOKIE_CROSS_ORIGIN: v.optional(switchSchema, 'false'),
  LOCALE_COOKIE_SECURE: v.optional(switchSchema, 'false'),
  PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters and digits'))),
  PIXEL_ORIGIN: v.optional(originSchema, 'https://www.facebook.com'),
  ICON_HOSTS: v.optional(originListSchema, ''),
  SMTP_URL: v.optional(smtpUrlSchema),
  MAIL_FROM: v.optional(textSchema),
  LEADS_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  CONTACT_WHATSAPP: v.optional(phoneSchema),
  CONTACT_ANSWER_HOURS: v.optional(hoursSchema, '24'),
  RECORD_RETENTION_YEARS: v.optional(yearsSchema, '0'),
  SELLER_NAME: v.optional(textSchema),
  SELLER_ADDRESS: v.optional(v.string(), ''),
  SELLER_NPWP: v.optional(v.string(), ''),
  GOOGLE_ISSUER: v.optional(issuerSchema, 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: v.optional(textSchema),
  GOOGLE_CLIENT_SECRET: v.optional(textSchema),
  MIDTRANS_SERVER_KEY: v.optional(textSchema),
  MIDTRANS_API_URL: v.optional(urlSchema, 'https://app.midtrans.com'),
  STUN_URLS: v.optional(
    iceListSchema(/^stuns?:[\w.:[\]-]+$/, 'must be addresses such as stun:stun.example.com:3478'),
    '',
  ),
  TURN_URLS: v.optional(
    iceListSchema(
      /^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/,
      'must be addresses such as turn:turn.example.com:3478',
    ),
    '',
  ),
  TURN_SECRET: v.optional(textSchema),
  CALL_RELAY_ONLY: v.optional(switchSchema, 'false'),
  LIVEKIT_URL: v.optional(socketOriginSchema),
  LIVEKIT_API_KEY: v.optional(textSchema),
  LIVEKIT_API_SECRET: v.optional(textSchema),
  CLAMD_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^tcp:\/\/[\w.:[\]-]+$/, 'must be an address such as tcp://clamav:3310'),
    ),
  ),
  OPEN_FOOD_FACTS_URL: v.optional(v.pipe(issuerSchema, originSchema)),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be one of silent, fatal, error, warn, info, debug, trace',
    ),
    'info',
  ),
})

export type Settings = Omit<
  v.InferOutput<typeof settingsSchema>,
  'PUBLIC_ORIGIN' | 'WEB_APP_URL' | 'MAIL_FROM' | 'LEADS_EMAIL' | 'SELLER_NAME'
> & {
  PUBLIC_ORIGIN: string
  WEB_APP_URL: string
  MAIL_FROM: string
  LEADS_EMAIL: string
  SELLER_NAME: string
}

/** An invalid setting; the message names the variable and what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Parses environment variables; an empty variable counts as not set.
 * @throws SettingsError with one sentence per invalid variable
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(settingsSchema, given)
  if (!result.success) throw new SettingsError(result.issues.map(describeIssue).join('\n'))
  const settings = result.output
  if (settings.GOOGLE_CLIENT_ID && !settings.GOOGLE_CLIENT_SECRET)
    throw new SettingsError('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.')
  if (settings.MIDTRANS_SERVER_KEY && !settings.SMTP_URL)
    throw new SettingsError(
      'SMTP_URL must be set when MIDTRANS_SERVER_KEY is: the demo mailbox shows every code to everybody.',
    )
  if (settings.LOCALE_COOKIE_CROSS_ORIGIN && !settings.LOCALE_COOKIE_SECURE)
    throw new SettingsError(
      'LOCALE_COOKIE_SECURE must be true when LOCALE_COOKIE_CROSS_ORIGIN is: browsers refuse such a cookie otherwise.',
    )
  checkCallSettings(settings)
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`
  const mailFrom =
    settings.MAIL_FROM ??
    `${settings.PRODUCT_NAME} <halo@${mailDomainOf(publicOrigin, settings.PRODUCT_SLUG)}>`
  return {
    ...settings,
    PUBLIC_ORIGIN: publicOrigin,
    WEB_APP_URL: settings.WEB_APP_URL ?? publicOrigin,
    MAIL_FROM: mailFrom,
    LEADS_EMAIL: settings.LEADS_EMAIL ?? addressOf(mailFrom),
    SELLER_NAME: settings.SELLER_NAME ?? settings.PRODUCT_NAME,
  }
}

function checkCallSettings(settings: v.InferOutput<typeof settingsSchema>): void {
  if (settings.TURN_URLS.length > 0 && !settings.TURN_SECRET)
    throw new SettingsError('TURN_SECRET must be set when TURN_URLS is.')
  if (settings.CALL_RELAY_ONLY && settings.TURN_URLS.length === 0)
    throw new SettingsError(
      'TURN_URLS must be set when CALL_RELAY_ONLY is true: calls have no other relay.',
    )
  const livekit = [settings.LIVEKIT_URL, settings.LIVEKIT_API_KEY, settings.LIVEKIT_API_SECRET]
  if (livekit.some(Boolean) && !livekit.every(Boolean))
    throw new SettingsError(
      'LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET must be set together.',
    )
}

/** A local trial has no mail; its pages show an address of a reserved domain (RFC 2606, 3). */
function mailDomainOf(origin: string, productSlug: string): string {
  const { hostname } = new URL(origin)
  return isLoopback(hostname) ? `${productSlug}.example` : hostname
}

/** Strips the name: `Seimbang <halo@seimbang.id>`. */
function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim()
}

/** Hosts that never leave this machine (RFC 6761, 6.3; RFC 5735, 4; RFC 4291, 2.5.3). */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** The host shares cookies with its parent domain, so it must be a valid domain name. */
function problemOfHost(origin: string): string | undefined {
  const { hostname } = new URL(origin)
  return hostname.startsWith('[') ? undefined : problemOfDomainName(hostname)
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue)} ${issue.message}; it is now "${String(issue.input)}".`
}
