import { getRequest } from '@tanstack/react-start/server'
import { isServerCall } from '#app/errors/server-call-path.ts'
import { withoutLocale } from '#app/i18n/locale-path.ts'
import { pageLocationHeaders } from './page-location.middleware.ts'

type PageLocation = {
  /** Path and query as the browser sends them. Check them before a redirect. */
  path: string
  hash: string
}

/** Returns the rendered page, or for a server function the page that calls it. */
export function pageLocationOf(request: Request = getRequest()): PageLocation {
  const { pathname, search } = new URL(request.url)
  if (!isServerCall(request)) return { path: withoutLocale(pathname) + search, hash: '' }
  return {
    path: request.headers.get(pageLocationHeaders.path) ?? referrerPathOf(request),
    hash: request.headers.get(pageLocationHeaders.hash) ?? '',
  }
}

/** A form posted before hydration says its page only by the referrer. */
function referrerPathOf(request: Request): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return referrer ? withoutLocale(referrer.pathname) + referrer.search : '/'
}
