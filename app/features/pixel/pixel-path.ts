import { isUnder } from '#app/lib/path-segments.ts'

/** Private pages. No partner learns of them, even with consent. */
const privatePaths = ['/auth', '/cart', '/tracker', '/extend-program', '/transaction', '/account']

export function isPixelPath(pathname: string): boolean {
  const normalized = pathname.toLowerCase().replace(/\/{2,}/g, '/')
  return !privatePaths.some((path) => isUnder(normalized, path))
}

type Pixel = { id: string; origin: string }

/** Returns the image URL that records a page view, without the page's query. */
export function pixelImageUrl({ id, origin }: Pixel, page: { origin: string; pathname: string }) {
  const url = new URL('/tr', origin)
  url.search = new URLSearchParams({
    id,
    ev: 'PageView',
    dl: page.origin + page.pathname,
    noscript: '1',
  }).toString()
  return url.href
}
