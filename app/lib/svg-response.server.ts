import { createHash } from 'node:crypto'

/** A drawing changes with what it shows or with a build, so it is asked for again, and mostly answered 304. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400'

/** Answers with an SVG file, or with 304 to whoever has it already. */
export function svgResponse(request: Request, drawing: string): Response {
  const etag = `"${createHash('sha256').update(drawing).digest('base64url')}"`
  const headers = { etag, 'cache-control': cacheControl }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(drawing, { headers: { ...headers, 'content-type': 'image/svg+xml' } })
}
