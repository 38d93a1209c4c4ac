import type { ServerRequest } from 'srvx'
import { limitRequestBody } from 'srvx/body-limit'
import { uploadLimits } from '#server/contract/upload-limits.ts'

/** Largest body of a request that uploads nothing: forms carry at most this; the backends hold JSON to less. */
const plainLimitBytes = 256 * 1024

/** What the listener takes as a whole; each address has its own limit below. */
export const largestBodyBytes = Math.max(...uploadLimits.map(({ siteBytes }) => siteBytes))

export function bodyLimitOf(pathname: string): number {
  const [, upload] = /\/tracker\/[^/]+\/([\w-]+)$/.exec(pathname) ?? []
  return uploadLimits.find(({ name }) => name === upload)?.siteBytes ?? plainLimitBytes
}

/** Cuts a body off where its address has no room for more, also one that does not say its size. */
export function limitBody<Limited extends ServerRequest>(request: Limited): Limited {
  const limit = bodyLimitOf(new URL(request.url).pathname)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  if (!hasBody || limit >= largestBodyBytes) return request
  const limited = limitRequestBody(request, limit)
  return new Proxy(limited, {
    get(target, property) {
      // The library forgets which kind of form it is.
      if (property === 'formData') return () => formIn(target)
      const value = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function formIn(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')
  return new Response(request.body, type ? { headers: { 'content-type': type } } : {}).formData()
}
