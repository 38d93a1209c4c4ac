import { getRequest } from '@tanstack/react-start/server'

/**
 * Path and query of the page that a request serves: its own when a page is rendered, the referring
 * page's when a server function is called from one.
 */
export function pagePathOf(): string {
  const request = getRequest()
  const url = new URL(request.url)
  if (!url.pathname.startsWith(serverFunctionBase)) return url.pathname + url.search
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return referrer ? referrer.pathname + referrer.search : '/'
}

const serverFunctionBase = '/_serverFn/'
