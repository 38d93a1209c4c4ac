import type { SiteContext } from '#app/config/site-context.ts'
import { svgResponse } from '#app/lib/svg-response.server.ts'
import { drawPortrait } from './draw-portrait.server.ts'
import { readPerson } from './nutritionists.server.ts'

/** Answers /avatars/{slug}.svg with 404 if the person does not exist or is not shown. */
export async function answerPortrait(
  request: Request,
  file: string,
  context: SiteContext,
): Promise<Response> {
  const [, slug] = /^([a-z0-9-]{1,64})\.svg$/.exec(file) ?? []
  if (!slug) return new Response(null, { status: 404 })
  const answer = await readPerson(context, slug)
  if (answer.kind === 'absent') return new Response(null, { status: 404 })
  if (answer.kind === 'unavailable')
    return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  return svgResponse(request, drawPortrait(answer.nutritionist.portrait))
}
