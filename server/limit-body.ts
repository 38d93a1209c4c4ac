import type { ServerRequest } from 'srvx'
import { limitBodyStream } from 'srvx/body-limit'
import { uploadLimits } from '#server/contract/upload-limits.ts'

/** Largest body of a request that uploads nothing: forms carry at most this; the backends hold JSON to less. */
const plainLimitBytes = 256 * 1024

/** What the listener takes as a whole; each address has its own limit below. */
export const largestBodyBytes = Math.max(...uploadLimits.map(({ siteBytes }) => siteBytes))

export function bodyLimitOf(pathname: string): number {
  const [, upload] = /\/tracker\/[^/]+\/([\w-]+)$/.exec(pathname) ?? []
  return uploadLimits.find(({ name }) => name === upload)?.siteBytes ?? plainLimitBytes
}

/**
 * Cuts a body off where its address has no room for more. One that says its size was refused by that
 * or has no more than it says; it is left as it is, for every copy of a request costs.
 */
export function limitBody(request: ServerRequest): ServerRequest {
  const limit = bodyLimitOf(new URL(request.url).pathname)
  const saysItsSize = request.headers.has('content-length')
  if (request.method === 'GET' || request.method === 'HEAD' || saysItsSize) return request
  // Looked at last: it makes a stream of the socket.
  if (limit >= largestBodyBytes || request.body === null) return request
  const { url, method, headers, signal, ip } = request
  const body = limitBodyStream(request.body, limit)
  const limited = new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit)
  return Object.defineProperty(limited, 'ip', { value: ip })
}
