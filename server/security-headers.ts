import { isEmbeddedPath } from '#app/config/embedded-paths.ts'
import type { Settings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { withoutLocale } from '#app/i18n/locale-path.ts'
import { isAdminPath } from '#app/lib/admin-path.ts'
import { isRoomPath } from '#app/lib/room-path.ts'
import { isSharePath } from '#app/lib/share-path.ts'
import type { InlineSources } from './inline-sources.ts'

/** Undefined in the listener, which Node runs without a build. */
const isDev = import.meta.env?.DEV ?? false

type HeaderSettings = Pick<Settings, 'PUBLIC_ORIGIN' | 'PIXEL_ID' | 'PIXEL_ORIGIN' | 'LIVEKIT_URL'>

/** The HSTS lifetime: two years, as the preload list requires. */
const hstsLifetimeSeconds = 2 * 365 * 24 * 60 * 60

/**
 * Adds the headers that every page has, without overriding the response's own. The policy allows
 * inline scripts and styles by nonce or hash.
 */
export function withSecurityHeaders(
  response: Response,
  request: Request,
  { requestId, settings }: SiteContext,
  inline: InlineSources,
): Response {
  const { pathname } = new URL(request.url)
  const isRoom = isRoomPath(pathname)
  const isFramed = mayBeFramed(request, settings)
  const answer = withMissingHeaders(response, {
    ...securityHeaders(inline, settings, { isFramed, isRoom }),
    'cache-control': cacheControlFor(request, settings),
    ...((isSharePath(pathname) || isAdminPath(pathname)) && secretPageHeaders),
    ...(isRoom && roomHeaders),
  })
  answer.headers.set('x-request-id', requestId)
  // Error pages must never be indexed, not even if their route allows it.
  if (answer.status >= 400) answer.headers.set('x-robots-tag', 'noindex')
  return answer
}

/** The security headers of every answer that is no page: the site's files may load, nothing inline. */
export function plainHeadersOf(settings: HeaderSettings): Record<string, string> {
  return securityHeaders({ scripts: [], styles: [] }, settings, { isFramed: false, isRoom: false })
}

/** Adds the headers that a response lacks. Its policy, if it has one, also says who may frame it. */
export function withMissingHeaders(response: Response, headers: Record<string, string>): Response {
  const answer = withChangeableHeaders(response)
  const hasPolicy = answer.headers.has('content-security-policy')
  for (const [name, value] of Object.entries(headers))
    if (!answer.headers.has(name) && !(hasPolicy && name === 'x-frame-options'))
      answer.headers.set(name, value)
  return answer
}

/**
 * Pages depend on cookies (session, language), so shared caches must not store them. The browser
 * does not cache a member's pages either: the next user of the computer must not see them.
 */
function cacheControlFor(request: Request, { PRODUCT_SLUG }: SiteContext['settings']): string {
  const cookies = `; ${request.headers.get('cookie') ?? ''}`
  const isMember = cookies.includes(`; ${PRODUCT_SLUG}-auth-cookie-token=`)
  return `private, ${isMember ? 'no-store' : 'no-cache'}`
}

/**
 * The URL of a shared tracker is its key, and the console shows the data of many people. Pages must
 * not leak their address, and caches must not store them.
 */
const secretPageHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/**
 * A call is between two people: its page stays in no cache and no index. Only there may the site use
 * camera and microphone.
 */
const roomHeaders = {
  'cache-control': 'private, no-store',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/** `livekit-client` opens a web socket, and asks the same host by HTTP why one failed. */
function mediaServerOf({ LIVEKIT_URL: url }: HeaderSettings): string {
  return url ? ` ${url} ${url.replace(/^ws/, 'http')}` : ''
}

/**
 * Redirects made by `Response.redirect` are immutable, so copy them; other bodies are not copied.
 */
function withChangeableHeaders(response: Response): Response {
  return response.status < 300 || response.status > 399 ? response : new Response(null, response)
}

function mayBeFramed(request: Request, settings: Settings): boolean {
  const { pathname } = new URL(request.url)
  const path = settings.LOCALE_PREFIX ? withoutLocale(pathname) : pathname
  return isEmbeddedPath(path, settings.PRODUCT_SLUG)
}

function securityHeaders(
  inline: InlineSources,
  settings: HeaderSettings,
  { isFramed, isRoom }: { isFramed: boolean; isRoom: boolean },
): Record<string, string> {
  const { PUBLIC_ORIGIN: publicOrigin, PIXEL_ID: pixelId, PIXEL_ORIGIN: pixelOrigin } = settings
  return {
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", ...inline.scripts].join(' '),
      // The development server injects styles by script and uses a web socket.
      ["style-src 'self'", ...(isDev ? ["'unsafe-inline'"] : inline.styles)].join(' '),
      `img-src 'self' data:${pixelId ? ` ${pixelOrigin}` : ''}`,
      "font-src 'self'",
      `connect-src 'self'${isDev ? ' ws:' : ''}${isRoom ? mediaServerOf(settings) : ''}`,
      "media-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${isFramed ? '*' : "'none'"}`,
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    // A page with `require-corp` shows frames of other sites only if they opt in.
    'cross-origin-resource-policy': isFramed ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // No value of this header allows every site.
    ...(!isFramed && { 'x-frame-options': 'DENY' }),
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${hstsLifetimeSeconds}; includeSubDomains; preload`,
    }),
  }
}
