import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'

/** A file whose name carries the hash of its content never changes: one year. */
const hashedLifetimeSeconds = 365 * 24 * 60 * 60
const otherLifetimeSeconds = 60 * 60

/** The built files of the browser, precompressed by the build. */
export function serveStaticFiles(clientDir: string): ServerMiddleware {
  const options = { dir: clientDir, encodings: true, compress: false }
  const hashed = staticMiddleware({ ...options, maxAge: hashedLifetimeSeconds, immutable: true })
  const other = staticMiddleware({ ...options, maxAge: otherLifetimeSeconds })
  return async (request, next) => {
    const isHashed = new URL(request.url).pathname.startsWith('/assets/')
    const response = await (isHashed ? hashed : other)(request, next)
    response.headers.set('x-content-type-options', 'nosniff')
    return response
  }
}
