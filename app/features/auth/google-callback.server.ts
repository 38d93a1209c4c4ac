import type { SiteContext } from '#app/config/site-context.ts'
import { finishGoogle } from './google.server.ts'
import { pathAfterGoogle } from './google-outcome.ts'

/** Answers Google's redirect. The state bound to this browser protects this GET from forgery. */
export async function answerGoogleCallback(request: Request, context: SiteContext) {
  const query = new URL(request.url).searchParams
  const outcome = await finishGoogle(context, {
    code: query.get('code'),
    state: query.get('state'),
    error: query.get('error'),
  })
  return new Response(null, { status: 303, headers: { location: pathAfterGoogle(outcome) } })
}
