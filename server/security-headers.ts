import { isEmbeddedPath } from '#app/config/embedded-paths.ts'
import type { Settings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { withoutLocale } from '#app/i18n/locale-path.ts'
import { isSharePath } from '#app/lib/share-path.ts'
import type { InlineSources } from './inline-sources.ts'

/** How long browsers insist on https, in seconds: two years, as the HSTS preload list asks. */
const hstsLifetimeSeconds = 2 * 365 * 24 * 60 * 60

/**
 * Gives an answer the headers that every page has; what the answer says itself stays. The inline
 * scripts and styles of a page are allowed by its nonce, or by their hashes.
 */
export function withSecurityHeaders(
  response: Response,
  request: Request,
  { requestId, settings }: SiteContext,
  inline: InlineSources,
): Response {
  const answer = withChangeableHeaders(response)
  const headers = {
    ...securityHeaders(inline, settings, mayBeFramed(request, settings)),
    'cache-control': cacheControlFor(request, settings),
    ...(isSharePath(new URL(request.url).pathname) && sharedTrackerHeaders),
  }
  for (const [name, value] of Object.entries(headers))
    if (!answer.headers.has(name)) answer.headers.set(name, value)
  answer.headers.set('x-request-id', requestId)
  // Whatever a page that does not exist or broke says of itself, nobody should find it.
  if (answer.status >= 400) answer.headers.set('x-robots-tag', 'noindex')
  return answer
}

/**
 * A page depends on cookies (session, language), so no shared cache may keep it. What a member sees
 * the browser does not keep either: whoever uses the computer next must not find it.
 */
function cacheControlFor(request: Request, { PRODUCT_SLUG }: SiteContext['settings']): string {
  const cookies = `; ${request.headers.get('cookie') ?? ''}`
  const isMember = cookies.includes(`; ${PRODUCT_SLUG}-auth-cookie-token=`)
  return `private, ${isMember ? 'no-store' : 'no-cache'}`
}

/** Whoever has the address of a shared tracker reads it: nobody learns it from a page, and nobody keeps it. */
const sharedTrackerHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/** A redirect made by `Response.redirect` refuses changes; the body of a page is not copied for that. */
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
  settings: Settings,
  isFramed: boolean,
): Record<string, string> {
  const { PUBLIC_ORIGIN: publicOrigin, PIXEL_ID: pixelId, PIXEL_ORIGIN: pixelOrigin } = settings
  return {
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", ...inline.scripts].join(' '),
      // The development server puts styles into the page by script, and talks to it by web socket.
      ["style-src 'self'", ...(import.meta.env.DEV ? ["'unsafe-inline'"] : inline.styles)].join(
        ' ',
      ),
      `img-src 'self' data:${pixelId ? ` ${pixelOrigin}` : ''}`,
      "font-src 'self'",
      `connect-src 'self'${import.meta.env.DEV ? ' ws:' : ''}`,
      "media-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${isFramed ? '*' : "'none'"}`,
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    // A page that embeds with `require-corp` shows no frame of another site without its consent.
    'cross-origin-resource-policy': isFramed ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // There is no value that allows every site.
    ...(!isFramed && { 'x-frame-options': 'DENY' }),
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${hstsLifetimeSeconds}; includeSubDomains; preload`,
    }),
  }
}
