import type { ServerRequest } from 'srvx'
import { limitBodyStream } from 'srvx/body-limit'
import { uploadLimits } from '#server/contract/upload-limits.ts'

/** The body limit of requests without an upload, such as forms; the backends limit JSON further. */
const plainLimitBytes = 256 * 1024

/** The limit of the whole listener; `bodyLimitOf` narrows it per path. */
export const largestBodyBytes = Math.max(...uploadLimits.map(({ siteBytes }) => siteBytes))

export function bodyLimitOf(pathname: string): number {
  const [, upload] = /\/tracker\/[^/]+\/([\w-]+)$/.exec(pathname) ?? []
  return uploadLimits.find(({ name }) => name === upload)?.siteBytes ?? plainLimitBytes
}

/**
 * Cuts a body off at the limit of its path. A body with `content-length` is returned unchanged: the
 * listener already checked its size, and copying a request is expensive.
 */
export function limitBody(request: ServerRequest): ServerRequest {
  const limit = bodyLimitOf(new URL(request.url).pathname)
  const declaresSize = request.headers.has('content-length')
  if (request.method === 'GET' || request.method === 'HEAD' || declaresSize) return request
  // Check the body last: reading it turns the socket into a stream.
  if (limit >= largestBodyBytes || request.body === null) return request
  const { url, method, headers, signal, ip } = request
  const body = limitBodyStream(request.body, limit)
  const limited = new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit)
  return Object.defineProperty(limited, 'ip', { value: ip })
}
