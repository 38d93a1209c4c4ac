import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { answerOutage, isDatabaseOutage } from '#server/db/database-outage.ts'
import type { User } from '#server/db/main/user.table.ts'
import { errorFacts } from '#server/log/error-facts.ts'
import { clientOf } from './caller.ts'
import { hmacOf } from './limit-rate.ts'
import { findOwnersOf } from './resource-owner.repository.ts'

type FailureContext = Pick<MainContext, 'db' | 'log' | 'secrets'>

/** A 400 that names the invalid field, never its value. */
export function answerInvalidInput(c: Context, message: string) {
  return c.json({ message, code: 'INVALID_INPUT' }, 400)
}

/**
 * Wraps every failure in the envelope. Logs unexpected errors, refused callers and members who ask
 * for what is another member's.
 */
export function answerFailure(context: FailureContext) {
  const { log } = context
  return async (error: Error, c: Context) => {
    if (error instanceof MainFailure) {
      if (error.retryAfterSeconds !== undefined)
        c.header('retry-after', String(error.retryAfterSeconds))
      if (error.status >= 500) logError(log, error, c)
      if (isRefusal(error)) logRefusal(context, error, c)
      if (error.status === 404) await logIfAnothers(context, error, c)
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

/** The keyed hash of the address tells whether refusals have one origin, and not which. */
function logRefusal(context: FailureContext, { status, message }: MainFailure, c: Context): void {
  const client = hmacOf(context, ['log', clientOf(c)])
  context.log.info({ ...callOf(c), client, status, reason: message }, 'main request refused')
}

/** The caller gets the 404 of an unknown id, after the same query. */
async function logIfAnothers(
  context: FailureContext,
  { message }: MainFailure,
  c: Context,
): Promise<void> {
  const member: { user: User } | undefined = c.get('member')
  if (!member) return
  const owners = await findOwnersOf(context.db, c.req.path).catch((): string[] => [])
  if (owners.length === 0 || owners.includes(member.user.id)) return
  const client = hmacOf(context, ['log', clientOf(c)])
  const line = { ...callOf(c), client, memberId: member.user.id, reason: message }
  context.log.warn(line, 'a member asked for what is another member’s')
}

function logError(log: MainContext['log'], error: Error, c: Context): void {
  log.error({ ...callOf(c), err: errorFacts(error) }, 'main request failed')
}

function callOf(c: Context) {
  return { requestId: c.get('requestId'), method: c.req.method, route: c.req.path }
}
