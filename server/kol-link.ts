import { kolCodeOf, kolCookieOf, kolParameter } from '#app/config/kol-cookie.ts'
import type { Settings } from '#app/config/settings.ts'

/**
 * Answers a KOL link with a redirect to the same page without the parameter and a cookie with the
 * code. Each page thus has one URL. Returns undefined for any other request.
 */
export function answerKolLink(
  request: Request,
  { PRODUCT_SLUG: productSlug, PUBLIC_ORIGIN: publicOrigin }: Settings,
): Response | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.searchParams.has(kolParameter)) return undefined
  const code = kolCodeOf(url.searchParams.get(kolParameter))
  url.searchParams.delete(kolParameter)
  const isSecure = publicOrigin.startsWith('https:')
  return new Response(null, {
    status: 302,
    headers: {
      // Two leading slashes would redirect to another host.
      location: `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}`,
      'cache-control': 'no-store',
      ...(code && { 'set-cookie': kolCookieOf(code, { productSlug, isSecure }) }),
    },
  })
}
