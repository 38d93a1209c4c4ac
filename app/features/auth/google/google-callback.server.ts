import type { SiteContext } from '#app/config/site-context.ts'
import { seeOther } from '#app/lib/see-other.ts'
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
  return seeOther(pathAfterGoogle(outcome))
}
