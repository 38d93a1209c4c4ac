import { createHash } from 'node:crypto'
import type { SiteContext } from '#app/config/site-context.ts'
import { drawPortrait } from './draw-portrait.server.ts'
import { readNutritionist } from './nutritionists.server.ts'

/** A drawing changes with an edit of the profile, so it is asked for again, and mostly answered 304. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400'

/** Answers /avatars/{slug}.svg; a slug of nobody, or of somebody who is not shown, is a 404. */
export async function answerPortrait(
  request: Request,
  file: string,
  context: SiteContext,
): Promise<Response> {
  const [, slug] = /^([a-z0-9-]{1,64})\.svg$/.exec(file) ?? []
  if (!slug) return new Response(null, { status: 404 })
  const answer = await readNutritionist(context, slug)
  if (answer.kind === 'absent') return new Response(null, { status: 404 })
  if (answer.kind === 'unavailable')
    return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  const drawing = drawPortrait(answer.nutritionist.portrait)
  const etag = `"${createHash('sha256').update(drawing).digest('base64url')}"`
  const headers = { etag, 'cache-control': cacheControl }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(drawing, { headers: { ...headers, 'content-type': 'image/svg+xml' } })
}
