import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { answerOutage, isDatabaseOutage } from '#server/db/database-outage.ts'
import { errorFacts } from '#server/log/error-facts.ts'

/** A 400 that names the invalid field, never its value. */
export function answerInvalidInput(c: Context, message: string) {
  return c.json({ message, code: 'INVALID_INPUT' }, 400)
}

/** Wraps every failure in the envelope. Logs unexpected errors and refused callers. */
export function answerFailure(log: Logger) {
  return (error: Error, c: Context) => {
    if (error instanceof MainFailure) {
      if (error.retryAfterSeconds !== undefined)
        c.header('retry-after', String(error.retryAfterSeconds))
      if (error.status >= 500) logError(log, error, c)
      if (isRefusal(error)) logRefusal(log, error, c)
      return c.json({ message: error.message, code: error.code }, error.status)
    }
    if (error instanceof HTTPException && error.status === 400)
      return answerInvalidInput(c, 'The body is not valid JSON')
    logError(log, error, c)
    if (isDatabaseOutage(error)) return answerOutage()
    return c.json({ message: 'Internal Server Error' }, 500)
  }
}

/**
 * Missing or failed authentication, or too many calls: the traces of an attack (OWASP ASVS 16.3.1).
 */
function isRefusal({ status, message }: MainFailure): boolean {
  // Every member's token expires every 15 minutes.
  return [401, 403, 429].includes(status) && message !== 'jwt expired'
}

function logRefusal(log: Logger, { status, message }: MainFailure, c: Context): void {
  const call = { requestId: c.get('requestId'), method: c.req.method, route: c.req.path }
  log.info({ ...call, status, reason: message }, 'main request refused')
}

function logError(log: Logger, error: Error, c: Context): void {
  const call = { requestId: c.get('requestId'), method: c.req.method, route: c.req.path }
  log.error({ ...call, err: errorFacts(error) }, 'main request failed')
}
