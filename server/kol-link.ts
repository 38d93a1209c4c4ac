import { kolCodeOf, kolCookieOf, kolParameter } from '#app/config/kol-cookie.ts'
import type { Settings } from '#app/config/settings.ts'

/**
 * The answer to a page asked for by a KOL's link: the same page without the parameter, so that it has
 * one address, and a cookie that remembers the code. Undefined for any other request.
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
      // Never an address of its own: two slashes at the start would name another host.
      location: `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}`,
      'cache-control': 'no-store',
      ...(code && { 'set-cookie': kolCookieOf(code, { productSlug, isSecure }) }),
    },
  })
}
