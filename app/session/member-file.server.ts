import type { SiteContext } from '#app/config/site-context.ts'
import type { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { loginHrefOf } from './login-address.ts'

/** Of the main backend's answers, those that say the same to a browser. */
const passedOnStatuses = [404, 429, 503]
const outageRetrySeconds = '5'

/**
 * What comes in place of a member's file that could not be made. Who is not signed in signs in, and
 * comes to the page that leads to the file; the rest is told in words.
 */
export function answerFileFailure(error: AppError, context: SiteContext, page: string): Response {
  if (error.status === 401) {
    const location = loginHrefOf({ path: page, hash: '' })
    return new Response(null, { status: 303, headers: { location } })
  }
  if (error.status !== 404) context.logError(error)
  return new Response(textOfError(error), {
    status: passedOnStatuses.find((status) => status === error.status) ?? 502,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(error.status === 503 && { 'retry-after': outageRetrySeconds }),
    },
  })
}

/** A member's own file: nobody between may keep it. */
export function answerDownload(name: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
