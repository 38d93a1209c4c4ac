import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { isSessionOver } from '#app/session/is-session-over.ts'
import { openMainStream } from '#app/session/main-backend.server.ts'
import { liveStreamHeaders as headers, liveFrames } from '#server/contract/live.schema.ts'

/** A browser reads these as "come back later", any other as "give up". */
const passedOnStatuses = [404, 429]

/**
 * Passes the member's live events on to the browser until either side ends. A visitor without a
 * session gets a stream that says so and ends. A browser does not show a status to the page.
 */
export async function answerLive(context: SiteContext, request: Request): Promise<Response> {
  const after = new URL(request.url).searchParams.get('after')
  const lastEventId = request.headers.get('last-event-id')
  try {
    const body = await openMainStream(context, 'v1/live', {
      signal: request.signal,
      ...(after && { searchParams: { after } }),
      ...(lastEventId && { headers: { 'last-event-id': lastEventId } }),
    })
    return new Response(body, { headers })
  } catch (error) {
    if (isSessionOver(error))
      return new Response(`event: ${liveFrames.sessionEnded}\ndata: 1\n\n`, { headers })
    if (request.signal.aborted || !(error instanceof AppError)) throw error
    const status = passedOnStatuses.find((known) => known === error.status)
    if (!status) context.logError(error)
    return new Response(null, { status: status ?? 503 })
  }
}
