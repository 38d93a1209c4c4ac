import type { SiteContext } from '#app/config/site-context.ts'
import type { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from './login-address.ts'

/** Statuses passed on to the browser. */
const passedOnStatuses = [404, 429, 503]
const outageRetrySeconds = '5'

/**
 * Answers a failed file download. Redirects a guest to the login page, which leads back to `page`.
 * Otherwise answers with the error's text.
 */
export function answerFileFailure(error: AppError, context: SiteContext, page: string): Response {
  if (error.status === 401) return seeOther(loginHrefOf({ path: page, hash: '' }))
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

/** Answers with a member's private file, which no cache may store. */
export function answerDownload(name: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
