import type { SiteContext } from '#app/config/site-context.ts'

/** How long browsers insist on https, in seconds: two years, as the HSTS preload list asks. */
const hstsLifetimeSeconds = 2 * 365 * 24 * 60 * 60

/** Gives an answer the headers that every page has; what the answer says itself stays. */
export function withSecurityHeaders(
  response: Response,
  { nonce, requestId, settings }: SiteContext,
): Response {
  const answer = withChangeableHeaders(response)
  for (const [name, value] of Object.entries(securityHeaders(nonce, settings.PUBLIC_ORIGIN)))
    if (!answer.headers.has(name)) answer.headers.set(name, value)
  answer.headers.set('x-request-id', requestId)
  return answer
}

/** A redirect made by `Response.redirect` refuses changes; the body of a page is not copied for that. */
function withChangeableHeaders(response: Response): Response {
  return response.status < 300 || response.status > 399 ? response : new Response(null, response)
}

function securityHeaders(nonce: string, publicOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      // The development server puts styles into the page by script, and talks to it by web socket.
      import.meta.env.DEV
        ? "style-src 'self' 'unsafe-inline'"
        : `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${import.meta.env.DEV ? ' ws:' : ''}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A page depends on cookies (session, language), so no shared cache may keep it.
    'cache-control': 'private, no-cache',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${hstsLifetimeSeconds}; includeSubDomains; preload`,
    }),
  }
}
