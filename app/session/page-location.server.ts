import { getRequest } from '@tanstack/react-start/server'
import { withoutLocale } from '#app/i18n/locale-path.ts'
import { pageLocationHeaders } from './page-location.middleware.ts'

export type PageLocation = {
  /** Path and query, as the browser tells them: to be checked before anybody is sent there. */
  path: string
  hash: string
}

/**
 * The page that a request serves: itself when a page is rendered, the page that calls when it is a
 * server function's.
 */
export function pageLocationOf(request: Request = getRequest()): PageLocation {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith(serverFunctionBase))
    return { path: withoutLocale(pathname) + search, hash: '' }
  return {
    path: request.headers.get(pageLocationHeaders.path) ?? referrerPathOf(request),
    hash: request.headers.get(pageLocationHeaders.hash) ?? '',
  }
}

/** A form that posts before its script runs says where it stands in no other way. */
function referrerPathOf(request: Request): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return referrer ? withoutLocale(referrer.pathname) + referrer.search : '/'
}

const serverFunctionBase = '/_serverFn/'
