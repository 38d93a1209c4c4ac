import { createHash } from 'node:crypto'

/**
 * A drawing changes with its content or a build, so browsers revalidate it and mostly get a 304.
 */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400'

/** Returns the SVG file, or 304 if the browser has it already. */
export function svgResponse(request: Request, drawing: string): Response {
  const etag = `"${createHash('sha256').update(drawing).digest('base64url')}"`
  const headers = { etag, 'cache-control': cacheControl }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(drawing, { headers: { ...headers, 'content-type': 'image/svg+xml' } })
}
