import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'

/** A file with a content hash in its name never changes: one year. */
const hashedLifetimeSeconds = 365 * 24 * 60 * 60
const otherLifetimeSeconds = 60 * 60

/** Serves the built files of the browser, which the build has compressed. */
export function serveStaticFiles(clientDir: string): ServerMiddleware {
  const options = { dir: clientDir, encodings: true, compress: false }
  const hashed = staticMiddleware({ ...options, maxAge: hashedLifetimeSeconds, immutable: true })
  const other = staticMiddleware({ ...options, maxAge: otherLifetimeSeconds })
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    // Every file has a dot in its path, so pages cost no disk access.
    if (!pathname.includes('.')) return next()
    const response = await (pathname.startsWith('/assets/') ? hashed : other)(request, next)
    if (pathname.startsWith('/builds/') || pathname === '/service-worker.js')
      response.headers.set('cache-control', 'no-cache')
    // srvx has no type for captions, and with `nosniff` no browser guesses one.
    if (pathname.endsWith('.vtt') && response.ok)
      response.headers.set('content-type', 'text/vtt; charset=utf-8')
    // The files are public: a mail in a browser may show the pictures.
    const sharing = 'cross-origin-resource-policy'
    if (!response.headers.has(sharing)) response.headers.set(sharing, 'cross-origin')
    return response
  }
}
